### The computer's levels: a name for each, and what it can do.

# Name of a level, in a sentence and in a list after its number. $level: 1 to 8. At most 20 letters.
bot-name =
    { $level ->
        [1] newcomer
        [2] learner
        [3] hobby player
        [4] regular
        [5] club player
        [6] contender
        [7] expert
       *[other] master
    }

# Under "Play the computer" on the first screen. $level: 1 to 8; $name: its name, "club player".
bot-is = Level { $level }: { $name }

# Below the chosen level: how far it looks ahead.
# $sight: own (its own move only), answer (and the answer to it), few, several, far.
bot-sees =
    { $sight ->
        [own] Looks at its own next move only.
        [answer] Looks at its move and the answer to it.
        [few] Looks a few moves ahead.
        [several] Looks several moves ahead.
       *[far] Looks far ahead.
    }

# After that sentence: how often it plays worse than it could. $slips: often, sometimes, seldom, never.
bot-slips =
    { $slips ->
        [often] Often picks a weaker move.
        [sometimes] Sometimes picks a weaker move.
        [seldom] Rarely picks a weaker move.
       *[never] Plays the best move it sees.
    }

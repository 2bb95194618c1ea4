bot-name =
    { $level ->
        [1] はじめて
        [2] 見習い
        [3] 趣味
        [4] 常連
        [5] クラブ級
        [6] 挑戦者
        [7] 熟練者
       *[other] 名人
    }
bot-is = レベル{ $level }：{ $name }
bot-sees =
    { $sight ->
        [own] 自分の次の一手だけを見ます。
        [answer] 自分の手と相手の返事を見ます。
        [few] 少し先まで読みます。
        [several] 数手先まで読みます。
       *[far] ずっと先まで読みます。
    }
bot-slips =
    { $slips ->
        [often] よく弱い手を選びます。
        [sometimes] ときどき弱い手を選びます。
        [seldom] たまに弱い手を選びます。
       *[never] 見つけた最善の手を指します。
    }

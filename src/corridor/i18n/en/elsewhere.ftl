### Continuing on another device.

# Below that title. "Here" is the browser in which this is read.
elsewhere-lead = Open this link in another browser, and you're the same person there, with the same tables and seats. Nothing changes here.

# Name for screen readers of the QR code on that page.
elsewhere-qr = The link as a QR code

# Name for screen readers of the field with the link, which is shown where it cannot be copied.
elsewhere-link = The link to continue on another device

# Below the link. $date: day and time in the reader's language, "4 May, 14:30".
elsewhere-until = The link works once, until { $date }.

# Button below the link: all links made so far stop working. A verb, short.
elsewhere-revoke = Cancel my links

# In place of the link after that button was pressed; read aloud too.
elsewhere-revoked = Your links no longer work.

# Button below elsewhere-revoked and elsewhere-signed-out. A verb, short.
elsewhere-new = Make a new link

# Button below elsewhere-revoke: other devices stop being this person. A verb, short.
elsewhere-signout = Sign out everywhere else

# In place of the link after that button was pressed; read aloud too.
elsewhere-signed-out = You're signed out on all other devices, and your links no longer work.

# Warning below the link.
elsewhere-secret = Anyone with this link can play as you. Don't share it.

# Title of the page that opens on the other device with the link. The same words as return-go; change it only if
# your language needs others here.
return-title = { return-go }

# Below that title. "The person who made it": the reader, on another device.
return-lead = This link makes this browser continue as the person who made it, with the same tables and seats.

# Warning on that page if this browser has games of its own; return-keep follows. $count: how many games,
# e.g. 2. "Someone else": another person than the one of the link.
return-loses =
    { $count ->
        [one] 1 game is in progress here. If someone else plays it, this browser will lose it.
       *[other] { $count } games are in progress here. If someone else plays them, this browser will lose them.
    }

# Link after that warning: to the page elsewhere-title, for the games in this browser. A verb, short.
return-keep = Get a link back to them first

# Button on that page: become the person who made the link. A verb, short.
return-go = Continue here

# Link below that button: back to the first screen, nothing changes. A verb, short.
return-stay = Don't switch

# On that page if it was opened without a link, or with one that does not work.
return-how = To continue here, make a link on the device where you play: it's in the menu with your name. Then open it here.

# Title of that page for a link that does not work. Short.
return-gone = This link doesn't work

# Below that title; return-how follows.
return-gone-more = It's too old, or part of it got lost on the way.

# Title of that page when it is done; read aloud too. $name: "Ann".
return-done = You're { $name } here now

# The same title for a person without a name.
return-done-plain = You're the same person here now

# Below that title, over the list of games in progress.
return-done-more = Your games are open on both devices.

# Below that title if there are none.
return-done-none = You have no games in progress.

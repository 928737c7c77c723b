### The pages around the table in the browser: front page, opening and joining a table, waiting for
### the others, settings, rules. Short everyday words; a button says what it does.

## Everywhere

title = Caboose
ok = OK
back = Back
close = Close
copied = Copied
settings = Settings
menu = Menu
# A button that leads to the first page.
to-front = All my tables
your-name = Your name

## First page

front-subtitle = Mexican Train dominoes with family and friends
# The large button.
front-start = Start a table
front-code = Code of a table
front-join = Join
front-tables = Your tables
front-score = Keep score with real tiles
front-rules = The rules
# Read aloud: takes a table off the list "Your tables". $code: the table's code, such as K7QD.
front-forget = Take table { $code } off the list
# $count: how many more tables there are.
front-more = Show { $count } more

## What goes on at a table, in the list of tables and in the title of the window

phase-gathering = Waiting for the others
phase-playing = A round is being played
phase-round-over = Between two rounds
phase-match-over = The match is over
# Whose turn it is. $name: the player; $you: "yes" if that is the reader.
phase-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
# $number: of the round that is being played.
phase-round = Round { $number }
# In place of the others' names, where nobody else sits at the table.
phase-alone = Nobody else yet

## Opening a table

open-title = Start a table
open-seats = Players
open-fewer = One player fewer
open-more = One player more
open-preset = Rules
open-options = Change single rules
# $count: how many rules differ from those of the chosen set of rules.
open-changed = changed: { $count }
open-unchange = Undo all changes
open-button = Open the table

## The deal

# $set: the highest double of the set; $hand: tiles each.
deal = Double-{ $set } set, { $hand } tiles each
# The sum behind the deal. $tiles: tiles in the set; $seats: players; $hand: tiles each; $dealt: tiles
# dealt; $aside: "yes" if the engine is taken out first; $boneyard: tiles left.
deal-sum = { $tiles } tiles{ $aside ->
    [yes] , 1 of them the engine
   *[no] {""}
}; { $seats } hands of { $hand } take { $dealt }; { $boneyard } stay in the boneyard.
deal-scarce = The boneyard has few tiles for so many players: rounds may end blocked.

## Sets of rules: names and what they are like

preset-spruce = Family classic
preset-spruce-about = A whole train in the first turn, then one tile a turn. The double-blank counts 50.
preset-wikihow = Many Mexican trains
preset-wikihow-about = Double-12 for up to 10 players, any number of Mexican trains, one draw for the start.
preset-spruce-new = Newer classic
preset-spruce-new-about = The engine is taken out first; smaller hands; who can start must start.
preset-tournament = One tile at a time
preset-tournament-about = One tile a turn from the beginning; who lays a double covers it.
preset-masters = Follow on the double
preset-masters-about = A whole train in the first turn; after a double the next tile goes on that double.
preset-app = Quick turns
preset-app-about = 15 tiles each, one tile a turn, as in the well-known app.
preset-house = House rules
preset-house-about = No first train may end in a double; one draw a turn.
preset-warp = Strict doubles
preset-warp-about = One tile and one draw a turn; nobody goes out on an uncovered double.

## Joining

# $code: the table's code.
join-title = Table { $code }
join-sit = Sit down
join-kept = Which of these are you?
join-watch = Just watch
join-full = All seats are taken. You can watch.
join-started = The match has begun. You can watch.

## Waiting for the others

gathering-title = The table is open
gathering-seats = Who plays
gathering-read-rules = Read the rules
gathering-change-rules = Change the rules
# $count: free seats.
gathering-free = Free seats: { $count }. Wait for somebody, add computer players, or take fewer seats.
gathering-start = Deal the first round
# $name: the host.
gathering-wait = { $name } deals as soon as everybody is there.

share-title = Bring the others in
# In place of it once the match runs: no more seats, but one may watch.
share-watch = Let others watch
share-text = Come and play Mexican Train with me:
share-send = Send the link
share-copy = Copy the link
# Read aloud: what the picture is.
share-qr = QR code of this table’s link
# Read aloud before the table's code.
share-code = Code:

## A seat

seat-empty = Free seat
seat-kept = Kept for { $name }
seat-free = Waiting for somebody
# $level: a computer player's level, such as "Planner".
seat-computer = Computer: { $level }
seat-stand-in = A computer stands in
seat-host = Host
seat-away = Away
# Behind the reader's own name, in parentheses.
seat-you = you
seat-rename = Change name
# A person plays again in place of the stand-in.
seat-return = Play again myself
seat-add-computer = Add a computer
seat-seat-stand-in = Let a computer stand in
# Read aloud: the list of computer players for a seat.
seat-level = Computer player for seat { $seat }
# Read aloud: what the host may do about the person $name.
seat-more = More about { $name }
# $name: another person, who becomes the host.
seat-make-host = Make { $name } the host
# $you: "yes" if it is the reader's own seat; $name: who sits there.
seat-leave = { $you ->
    [yes] Leave the table
   *[no] Send { $name } away
}

## Computer players, the strongest first

level-expert = Expert
level-expert-about = Weighs what the others may hold; the strongest
level-planner = Planner
level-planner-about = Plans the whole train
level-casual = Casual
level-casual-about = Lays the heaviest tile that fits, and slips now and then
level-beginner = Beginner
level-beginner-about = Lays any tile that fits, and covers doubles
level-greedy = Quick
level-greedy-about = Lays the heaviest tile that fits
level-random = Random
level-random-about = Does anything that is allowed
# The measured strength. $points: a whole number; $level: the name of another level.
level-better = About { $points } points a round better than { $level }
level-worse = About { $points } points a round worse than { $level }
# A list of the levels that can be opened, and what its numbers are.
levels-title = How strong the computers are
levels-measured = Measured in rounds of four computers, both levels at one table.

## Menu at the table

menu-tv = Show on a television
menu-rounds = Look at a round again
menu-paper = Go on with real tiles
menu-record = Save the record
menu-table = For the whole table
menu-own = For you alone
menu-pace = Pace of the computer players
menu-pace-about = Seconds that a computer waits before it moves
# Read aloud. $count: seconds.
menu-pace-seconds = { $count } s
menu-hints = Allow help with moves
menu-hints-about = Whoever plays here may see what fits lit up, and ask for hints
menu-comments = Computers say something now and then
menu-comments-about = A short phrase that fits what they have just done
menu-move = Go on with another device
menu-move-about = Whoever has this link plays in your seat. Keep it to yourself.
menu-move-copy = Copy my personal link

## A round again, step by step

# $number: of the round.
replay-title = Round { $number } again
replay-to-table = To the table
# Read aloud: buttons and the slider between them.
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-play = Run by itself
replay-pause = Stop
# $number: the step that is shown; $count: all steps of the round.
replay-step = Step { $number } of { $count }
replay-dealt = The tiles are dealt
replay-hands = Hands
# The shuffle is fixed by a number that everybody gets before the round, so that it cannot be changed.
replay-fair = The shuffle is the one that was fixed before the round.
replay-unfair = The shuffle is not the one that was fixed before the round!

## Settings of this device

settings-language = Language
settings-theme = Colours
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-view = Trains
settings-view-auto = As they fit
settings-view-cells = Board
settings-view-lanes = Lanes
settings-view-ring = Ring
settings-text-size = Text size
settings-big-tiles = Big tiles
settings-big-tiles-about = Fewer in a row, and larger
settings-sounds = Sounds
settings-sounds-about = A whistle when it is your turn
settings-characters = Characters of the computers
settings-characters-about = Their names and phrases; without them they are called by how strong they are
settings-hints = Show me what fits
settings-hints-about = Lights up the tiles and trains that may be used, where the table allows it
settings-quick-play = Play with one touch
settings-quick-play-about = Where a tile fits in one place only, a single touch plays it
settings-left-handed = Left-handed
settings-left-handed-about = Buttons on the left side
settings-still = No motion
settings-still-about = Tiles are at their places at once
settings-keys = Keys
settings-keys-about = Single letters and numbers ask or do something at the table

## Rules

rules-title = The rules
rules-of-table = Rules of this table
rules-options = All rules in detail
# Beside a rule that this table has changed.
rules-changed = changed
# $least and $most: the numbers that may be given.
option-number = A number from { $least } to { $most }
# Chapters of the rules.
chapter-2-1 = The deal
chapter-2-2 = The engine
chapter-2-3 = The first turns
chapter-2-4 = Later turns
chapter-2-6 = Points
chapter-2-7 = End of the match

how-aim-title = What it is about
how-aim = Get rid of your tiles by laying them in trains. Tiles left in your hand count against you; whoever has the fewest points after all rounds wins.
how-start-title = The beginning
how-start = The round’s double, the engine, lies in the middle. Each player’s own train begins at it. In most rules you may lay a whole train in your first turn, each tile touching the one before with the same number.
how-turn-title = A turn
how-turn = Lay one tile: on your own train, on the Mexican train, or on a train that is open. If nothing fits, draw a tile. If that does not fit either, your turn is over.
how-mexican-title = The Mexican train
how-mexican = It belongs to everybody. It begins with a tile that bears the engine’s number, and everybody may lay on it at any time.
how-marker-title = The marker
how-marker = Whoever cannot play puts a marker on the own train: now it is open, and everybody may use it. The marker comes off when the owner lays on the own train again.
how-double-title = Doubles
how-double = A double lies crosswise and wants a further tile. If it stays open, the next player must cover it before anything else.
how-end-title = The end
how-end = A round ends when somebody has laid the last tile, or when nobody can move. Then the points are counted, and the next round begins with the next lower double.

## Line and errors

line-connecting = Going to the table …
line-waiting = No connection. It comes back by itself; your seat is kept.
gone = This table is not there
gone-table = There is no table { $code }. Look at the code again, or ask for the link.
gone-seat = Your seat at table { $code } is no longer there.
gone-broken = Table { $code } is damaged and cannot be gone on with. Its record is kept; tell whoever runs the server.
gone-join = Come in anew
missing = There is no such page
missing-about = The address may have been cut off. Ask for the link again.
connection-gone = This table is no longer there.
error-offline = The server cannot be reached. Look at your connection and try again.
# $number: the number that web servers give to errors, such as 500.
error-failed = That did not work (error { $number }). Try again in a while.

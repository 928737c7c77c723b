### What the table says to whoever hears it, and the help sheet of the keys. Short: it is heard often.
### Lists come ready, with commas or semicolons between their parts.

# What the table is, for screen readers: trains and hand.
spoken-table = Table: trains and hand
# A part of a list: "3: 12-5" is the third tile of the hand, "Ann: 5" the five tiles of Ann.
spoken-item = { $name }: { $value }

## Answers to keys

spoken-watching = You are watching; you have no hand.
spoken-hand-empty = You have no tiles.
# $tiles: the tiles, each with its number.
spoken-hand = Your tiles: { $tiles }.
spoken-hand-fits = You can lay: { $tiles }.
spoken-hand-rest = The others: { $tiles }.
spoken-hand-none-fits = You can lay none of your tiles: { $tiles }.
# $trains: trains with their numbers and ends. First those that the reader may use.
spoken-ends = Open to you: { $trains }.
spoken-ends-others = Closed: { $trains }.
# $doubles: the open doubles.
spoken-cover = To be covered: { $doubles }.
spoken-cover-none = No double is open.
spoken-double = { $tile } on { $where ->
    [own] your train
    [mexican] the Mexican train
   *[other] { $owner }’s train
}
# $list: players with their tiles; $count: tiles in the boneyard.
spoken-tiles = Tiles in hand: { $list }. Boneyard: { $count }.
# $list: players with their points; $count: rounds that are over.
spoken-scores = Points: { $list }. Rounds played: { $count }.
spoken-nothing-yet = Nothing has happened yet.

## Laying a tile

# It is not the reader's turn. $tile: the tile that was chosen.
spoken-chosen = { $tile } is chosen.
spoken-let-go = No tile is chosen any more.
spoken-fits-nowhere = { $tile } is chosen. It fits nowhere now.
# $trains: the trains where it may go, with their numbers.
spoken-which-train = { $tile } is chosen. Trains: { $trains }.
# $count: how many there are.
spoken-no-tile = There is no tile { $number }. Your tiles: 1 to { $count }.
spoken-no-train = There is no train { $number }. Trains: 1 to { $count }.

## The help sheet of the keys

keys-title = Keys
keys-about = Wherever you are at the table, one key is enough. In text fields the keys write as usual.
keys-key = Key
keys-meaning = What it does
key-hand = My hand, what I can lay first
key-ends = The ends of the trains, those open to me first
key-cover = What must be covered
key-turn = Whose turn it is
key-tiles = How many tiles everybody has
key-scores = The points
key-last = What happened last, once more
key-suggest = A suggestion
key-draw = Draw a tile
key-pass = Pass, or end the train that I am building
key-undo = Take the last step back
key-number = Go to the tile with this number; once a tile is chosen, to the train
key-enter = Choose the tile, or lay it on the train; a second time lays it where it fits in one place only
key-escape = Let go of the tile; close a sheet
key-arrows = From tile to tile, from train to train
key-move = Move the tile within the hand
key-train = Show the whole train
key-help = This help

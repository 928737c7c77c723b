# The score keeper for games with real tiles. Its pages alone load this file.
score-title = Score keeper
score-about = For games with real tiles. Once opened, it works without a network too.
score-new = New game
score-games = Games on this device
score-text-running = { $count ->
    [0] Before the first round
    [1] After 1 round
   *[other] After { $count } rounds
}
score-text-over = { $count ->
    [1] Final score after 1 round
   *[other] Final score after { $count } rounds
}
score-forget = Delete the game of { $names }
score-forget-sure = Delete the game of { $names } from this device?
score-join = Code of a shared game
score-join-button = Look on
score-file-open = Open a game file
score-file-bad = This is no file of a score keeper.
score-gone = This game is not on this device
score-gone-about = It was deleted, or it was kept in another browser.

## A new game
score-names = Who plays?
score-name = Player { $number }
score-name-add = Another player
score-name-remove = Remove player { $number }
score-names-known = Names of earlier games
score-names-twice = Two players have the same name.
score-starter = Who begins the first round?
score-set = Set
score-set-double = Double-{ $number }
score-set-usual = As the rules say: double-{ $number }
score-length = Length
score-length-all = All { $count } rounds
score-length-some = { $count ->
    [1] 1 round
   *[other] { $count } rounds
}
score-length-target = Until somebody has { $points } points
score-league-name = League
score-league-about = May stay empty. Games with the same name count together.
score-deal-unknown = These rules do not say how many tiles { $count } players draw from a double-{ $number } set: agree on it.
score-begin = Start

## The round
score-engine = The engine is the double { $number }-{ $number }
score-draw = Draw { $count } tiles each
score-leads = { $name } starts
score-leads-found = Who holds the engine starts; the search begins with { $name }
score-shuffles = { $name } shuffles
score-card-change = Something else was played
score-card-engine = Engine
score-card-lead = Starts
score-hands = The hands of this round
score-total = Total { $points }
score-out-button = { $name } is out
score-hand-known = { $name }: { $points }. Change it
score-hand-unknown = Enter the hand of { $name }
score-hand-title = { $name }, round { $number }
score-way = How to enter it
score-way-keypad = Number
score-way-tiles = Tiles
score-way-photo = Photo
# Under a way of entering that does not exist so far: very short.
score-way-not-yet = not yet
score-points = Points
score-count-twice = Doubles count twice.
score-erase = Erase the last digit
score-out = Out: 0
score-enter = Enter
score-clear = Clear this cell
score-sum = Tiles: { $count }, points: { $points }
score-tile-remove = Remove { $tile }
score-half-first = First half of a tile
score-half-second = Second half of the tile

## What has to be asked, and what cannot be right
score-question-ending = { $count ->
    [0] Nobody is out. Was the round blocked?
   *[other] { $count } players have zero. How did the round end?
}
score-question-ending-else = If neither is true, put the numbers right.
score-question-ending-short = How the round ended
score-question-engine = Which double was the engine?
score-question-engine-short = Engine
score-question-double-blank = Who had the 0-0? It counts { $points }.
score-question-double-blank-short = Who had the 0-0
score-question-out-on-double = Was the last tile of whoever went out a double?
score-question-out-on-double-short = Out on a double
score-answer-blocked = The round was blocked
score-answer-out = They are all out
score-answer-none = Nobody
score-answer-counted = It is counted already
score-answer-yes = Yes
score-answer-no = No
score-flag-tile-twice = { $names }: the { $tile } stands here twice.
score-flag-tile-engine = { $names }: the { $tile } is the engine and cannot be in a hand.
score-flag-tile-unknown = { $names }: this set has no { $tile }.
score-flag-too-many = More points than there are: all hands together can have { $points } at most. Look at { $names }.

## Corrections
score-undo = Undo the last entry
score-changes = All entries
score-changes-about = The newest entry counts; the older ones stay here.
score-before = Before: { $value }
score-undone = Undone
score-undo-this = Undo: { $what }
score-change-hand = Round { $number }, { $name }: { $value }
score-change-joined = { $value } plays from round { $number } on
score-change-renamed = New name: { $value }
score-change-left = { $name } leaves before round { $number }
score-change-returned = { $name } is back from round { $number } on
score-change-rules = Rules: { $value }
score-change-lead = { $name } begins the game
score-change-answer = Round { $number }. { $value }
score-change-card = Round { $number }: its card was changed
score-change-ended = The game was ended
score-change-undone = An entry was undone

## Players and rules
score-players = Players
score-rename = Name of { $name }
score-leaves = { $name } leaves
score-returns = { $name } is back
score-late = Somebody comes for round { $number }
score-late-points = Starts with
score-late-zero = zero points
score-late-average = the average total
score-late-highest = the highest total
score-late-lowest = the lowest total
score-late-add = Add, with { $points } points
score-rules-about = What is changed here counts for all rounds, also those that are over.
score-end = End the game here
score-again = Rematch

## Grid, places, ties
score-grid = All rounds
score-grid-round = Round
score-cell = { $name }, round { $number }: { $points }
score-explain-tie-shared = { $names } have { $own } points each and are equal in everything: they share the place.
score-explain-tie-zero-rounds = { $first } and { $second } have equal totals. { $first } is ahead with more rounds at zero: { $own } to { $others }.
score-explain-tie-lowest-round = { $first } and { $second } have equal totals and as many rounds at zero. { $first } is ahead with the lower best round: { $own } to { $others }.
score-explain-tie-rounds-won = { $first } and { $second } have equal totals. { $first } is ahead with more rounds won: { $own } to { $others }.
score-explain-tie-highest-round = { $first } and { $second } have equal totals and as many rounds won. { $first } is ahead with the higher best round: { $own } to { $others }.

## From and to a table of the server
score-to-table = Go on at a table online
score-to-table-about = A table is opened with the scores so far, and a seat is kept for each: { $names }.
score-to-table-missed = { $count ->
    [1] { $name } missed 1 round: the table counts it as a round of 0 points, also where a tie is decided.
   *[other] { $name } missed { $count } rounds: the table counts them as rounds of 0 points, also where a tie is decided.
}
score-to-table-brought = { $name } began with { $points } points: the table counts them with the first round.
score-to-table-gone = Not at the table, since they have left: { $names }.
score-to-table-asked = Something is still asked on this sheet: the points go along as they stand now.
score-to-table-open = Open the table
score-from-table = Opening the score sheet …
score-from-table-summed = { $count ->
    [1] The first round was played on paper, and by these rules its points do not tell the hands. Everybody begins with those points, and the sheet with the round after it; a tie is decided by the rounds on the sheet.
   *[other] The first { $count } rounds were played on paper, and by these rules their points do not tell the hands. Everybody begins with the sum of those points, and the sheet with the round after them; a tie is decided by the rounds on the sheet.
}
score-from-table-open = Open the score sheet

## Sharing
score-live = Live
score-offline = No network; all is kept
score-who = Whose phone is this?
score-who-all = I keep the score for everybody
score-share = Share
score-share-live = Live, with other phones
score-share-live-about = Each player can enter from the own phone, and everybody can look on.
score-share-start = Share this game
score-share-write = To write
score-share-watch = To look on
score-share-write-about = Whoever has this link or QR code can enter and correct.
score-share-watch-about = Whoever has this link or the code can look on.
score-share-now = As it stands now
score-share-text = Copy as text
score-share-text-send = Send as text
score-share-picture = As a picture
score-share-csv = As a table (CSV)
score-share-file = As a file with everything
score-print = Print

## League and club
score-league = League
score-league-all = All games
score-league-none = No league
score-league-wins = Won
score-league-games = Games
score-league-average = Points a round
score-league-out = Times out
score-league-empty = No game is over yet.
score-plot = Points a round so far, game by game
score-plot-games = { $count ->
    [1] 1 game
   *[other] { $count } games
}
score-club = Club afternoon
score-club-about = Several tables: who sits where, sheets to print, and all games on one screen.
score-club-name = Name of the afternoon
score-club-people = All names, one on each line
score-club-count = Names: { $count }
score-club-tables = Tables
score-club-fewer = One table fewer
score-club-more = One table more
score-club-draw = Draw the seats
score-club-begin = Begin these games here
score-club-standing = The afternoon so far
score-club-table = Table { $number }

## What the server refuses
refused-no-game = There is no score sheet with this code. Look at the code again: it has six letters and digits.
refused-wrong-key = This link may look at the score sheet but not write in it. Ask for the link that may write.
refused-bad-entries = The score sheet could not take this: { $detail }
refused-full-sheet = This score sheet is full. Begin a new game.

# Each of these fits behind the colon of refused-bad-entries. $number: which entry; $field: a technical name.

score-entries-none = this is no list of entries
score-entry-bad = in entry { $number }, { $field } is not what it may be
score-entries-many = { $count } entries: a game has at most { $most }
score-name-needed = a player needs a name
score-hand-both = a hand is entered as a number or as tiles, not as both
score-tile-written = { $text } is written { $tile }

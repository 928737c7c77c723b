# The table in the terminal (`caboose play`): on the screen, and line by line for screen readers. What it
# says as the table in the browser does stands in the other files. In all of these: $name is a player's
# name, $you is "yes" where the reader is that player and "no" otherwise; $tile is a tile such as 7-7;
# $train is a train as terminal-train words it; $key is what is typed for it: a seat's number, M, M2.

## Both faces

# Several things in a row. $items: all but the last, with commas between them.
list-and = { $items } and { $last }
list-or = { $items } or { $last }
# The name of a person who gave none.
terminal-you = You
# A train inside a sentence, mostly behind "on". $where: "own" the reader's, "theirs" of the player the
# sentence is about, "mexican" the first Mexican train, "further" the next ones with their number
# $place, "other" that of the player named $owner.
terminal-train = { $where ->
    [own] your train
    [theirs] their own train
    [mexican] the Mexican train
    [further] Mexican train { $place }
   *[other] { $owner }’s train
}
terminal-double-on = the { $tile } on { $train }
terminal-watching = Computer players hold all seats; you are watching.
# $path: of a file.
terminal-saved = The match is saved in { $path }.
# $problem: what the operating system says.
terminal-not-saved = The match could not be saved in { $path }: { $problem }.

# How a round began. $number: the engine's; $count: tiles drawn to find it, one or more.
terminal-engine = The engine is { $number }-{ $number }.
terminal-engine-hunted = The engine is { $number }-{ $number }; tiles drawn to find it: { $count }.
terminal-leads = { $you ->
    [yes] You lead.
   *[no] { $name } leads.
}

# The alert line.
terminal-hand-over = { $name }’s turn: hand over the keyboard.
terminal-train-complete = Your train is complete: finish it, or take a tile back.
# $number: the number at its end.
terminal-build-more = Your train ends in { $number }: go on, or finish it.

# What cannot be done now.
terminal-nothing-to-finish = No tile of your train is laid yet. To lay none, pass.
terminal-nothing-to-take-back = There is nothing to take back: no tile of your train is laid yet.
terminal-no-taking-back = Only the tiles of a train that you are building can be taken back.
terminal-nothing-more-fits = No further tile can go on your train: finish it, or take a tile back to build it differently.

terminal-suggest-play = Suggestion: { $tile } on { $train }.
terminal-suggest-draw = Suggestion: draw.
terminal-suggest-pass = Suggestion: pass.
terminal-suggest-finish = Suggestion: finish your train.

# How equal totals were ranked. $name: who comes before $other; $points: what both have; $first, $second:
# the figures of $name and of $other that decide.
terminal-tie-shared = { $names } share a place: { $points } points each, and every tie-break is equal too.
terminal-tie-zero-rounds = { $name } and { $other } have { $points } points each; { $name } had more rounds with zero points ({ $first } against { $second }).
terminal-tie-lowest-round = { $name } and { $other } have { $points } points each; { $name } had the lower best round above zero ({ $first } against { $second }), with as many rounds at zero.
terminal-tie-rounds-won = { $name } and { $other } have { $points } points each; { $name } won more rounds ({ $first } against { $second }).
terminal-tie-highest-round = { $name } and { $other } have { $points } points each; { $name } had the higher best round ({ $first } against { $second }), with as many rounds won.

## What happened in a turn, in one sentence: told-turn with one or several of the clauses below it, such as
## "Bea drew a tile and passed; their train is open now". $on: a train as terminal-train words it.

# $deeds: the clauses, the last two joined by list-and.
told-turn = { $you ->
    [yes] You { $deeds }
   *[no] { $name } { $deeds }
}
told-drew = { $you ->
    [yes] drew a tile
   *[no] drew a tile
}
# Only the reader sees the tile.
told-drew-tile = drew { $tile }
told-passed = { $you ->
    [yes] passed
   *[no] passed
}
# The tile goes on the double that was laid just before.
told-covered-it = { $you ->
    [yes] covered it with { $tile }
   *[no] covered it with { $tile }
}
told-covered = { $you ->
    [yes] covered the { $double } on { $on } with { $tile }
   *[no] covered the { $double } on { $on } with { $tile }
}
told-started = { $you ->
    [yes] started { $on } with { $tile }
   *[no] started { $on } with { $tile }
}
told-laid = { $you ->
    [yes] laid { $tile } on { $on }
   *[no] laid { $tile } on { $on }
}
# $count: two or more; $tiles: the tiles in order.
told-whole-train = { $you ->
    [yes] started with a train of { $count } tiles: { $tiles }
   *[no] started with a train of { $count } tiles: { $tiles }
}
# Behind the clauses, with the sign that joins it to them.
told-open-now = { $you ->
    [yes] ; your train is open now
   *[no] ; their train is open now
}
told-closed-again = { $you ->
    [yes] ; your train is closed again
   *[no] ; their train is closed again
}
told-stays-open = { $you ->
    [yes] ; your train stays open
   *[no] ; their train stays open
}
told-last-tile = { $you ->
    [yes] , your last tile
   *[no] , their last tile
}

## Line by line: commands. The English words are understood in every language; these as well. Each is what
## one would type, in small letters. It should begin with no letters that an English command has.

command-play = play
command-draw = draw
command-pass = pass
command-undo = undo
command-done = done
command-hand = hand
command-ends = ends
command-open = open
command-turn = turn
command-tiles = tiles
command-scores = scores
command-again = again
command-suggest = suggest
command-rules = rules
command-next = next
command-language = language
command-help = help
command-quit = quit
# Behind undo.
command-all = all
# Between tile and train: 12-5 on 3.
command-on = on
# For one's own train and for the Mexican train.
command-own = own
command-mexican = mexican

# The lines of the help. The examples may use the language's own words.
command-play-about = play 12-5 on 3, 12-5@3 or 12-5 on bea: lay a tile on that train. The Mexican train is M or mexican, your own is own. 12-5 alone is enough if it fits one train only.
command-draw-about = draw a tile
command-pass-about = pass, or end the train that you are building
command-undo-about = take back the last tile of the train that you are building; undo all takes back all
command-done-about = finish the train that you are building
command-hand-about = your tiles, those that can be laid first
command-ends-about = the end of each train, those that you may use first
command-open-about = the open doubles, in the order in which they must be covered
command-turn-about = whose turn it is, and what is owed
command-tiles-about = how many tiles everybody holds, and the boneyard
command-scores-about = the points so far
command-again-about = what happened in the last lap, once more
command-suggest-about = what a computer player would do in your place
command-rules-about = the rules of this table
command-next-about = go on with the next round, when a round is over
command-language-about = language es: what the table speaks; language alone tells the choices
command-help-about = this list
command-quit-about = leave the table

## Line by line: what is said

# $rules: a technical line; $seats: the players with their numbers.
plain-welcome = A table with the rules { $rules }: { $seats }. Type help for the commands.
# $names: of the persons at the keyboard.
plain-you-are = You are { $names }.
plain-hidden = Hand over the keyboard, then press Enter.
plain-next-round = Type next, or press Enter, for the next round.
plain-end-of-input = The input has ended: leaving the table.
plain-goodbye = You have left the table.
plain-help = Commands; the first letters are enough where they fit one command only:
# $word: what was typed; $commands: all commands.
plain-unknown = { $word } is no command. Type a tile such as 12-5, or one of: { $commands }. help explains them.
plain-ambiguous = { $word } could be { $commands }: type one more letter.
plain-takes-nothing = Nothing may stand after { $command }.
plain-no-tile = Which tile? Write for example: play 12-5 on 3.
plain-no-such-tile = { $tile } is no tile: an end has 0 to 18 pips.
# $text: what was typed; $names: the players.
plain-no-train = { $text } is no train here: write a number, M, own, or a name ({ $names }).
plain-several-trains = { $text } could be { $names }: write the number of the train.
# $trains: two or more trains with their keys; $key: of the first.
plain-which-train = { $tile } fits { $trains }. Say which, for example: { $tile } on { $key }
# $plays: tiles, or tiles with their trains as plain-tile-on words them.
plain-can-lay = You can lay { $plays }.
plain-tile-on = { $tile } on { $trains }
# What is allowed besides laying a tile.
plain-may-draw = You may draw instead.
plain-may-pass = You may pass instead.
plain-may-draw-or-pass = You may draw or pass instead.
plain-others = The others: { $tiles }.
plain-none-fits = None can be laid now: { $tiles }.
plain-hand = Tiles: { $count }, pips: { $pips }.
plain-no-hand = No hand is shown while nobody has taken over the keyboard.
# $doubles: one or more, as terminal-double-on words them.
plain-open-doubles = Open: { $doubles }.
plain-open-doubles-in-order = Open, to be covered in this order: { $doubles }.
plain-no-open-double = No double is open.
# $hands: players with their numbers of tiles; $count: tiles in the boneyard.
plain-tiles = Tiles in hand: { $hands }. Boneyard: { $count }.
# $count: rounds that are over; $totals: players with their totals.
plain-scores = Rounds played: { $count }. { $totals }.
# A player at the end of a round. $points: of this round; $total: of the match; $tiles: those left in hand.
plain-points = { $name }: points { $points }, total { $total }.
plain-points-and-hand = { $name }: points { $points }, total { $total }; left in hand: { $tiles }.
plain-nothing-happened = Nothing has happened yet.
plain-no-suggestion = There is nothing to suggest now: it is not your turn.
plain-taken-back = You took { $tiles } back.
# $language: by its own name; $languages: those that can be written.
plain-language = The table speaks { $language }. To change that, write language and one of: { $languages }.
plain-no-language = { $word } is no language here: write one of { $languages }.

## On the screen: the board has little room; screen-left and screen-laid at most 7 columns with two digits

# $number: which lap.
screen-lap = lap { $number }
# $count: tiles in the owner's hand; tiles on the train.
screen-left = { $count } left
screen-laid = { $count } laid
# A train: who may play there. At most 7 columns.
screen-open = open
screen-closed = closed
# Where the newest tile lies. At most 6 columns.
screen-new = new
# Behind the sign of a double and its tile.
screen-open-double = open double
screen-to-cover = to be covered
# The own train while it is built. $count: its tiles; $number: at its end; $fitting: how many of the hand fit.
screen-building = laid: { $count } · goes on with { $number } · of yours fit: { $fitting }
# $trains: keys and trains, the last two joined by list-or.
screen-where = Where? { $trains }
screen-no-train = There is no train { $key } here.
screen-exact-or-longer = Enter plays on train { $key }, or type a second digit.
screen-second-digit = Type the second digit of the train, or Esc.
screen-suggestions-on = Suggestions are on: s switches them off.
screen-suggestions-off = Suggestions are off.
screen-hand-over = Hand over the keyboard to { $name }. The hand is shown when { $name } presses Enter.
screen-quit = Leave the table?
screen-quit-saved = The match is saved in { $path }, and can be gone on with from there.
screen-quit-unsaved = The match is not saved. (Started with --save FILE it would be.)

# What a key does, behind the key: one short word each, in small letters. All of a line fit 80 columns.
press-tile = tile
press-play = play
press-draw = draw
press-pass = pass
press-suggest = suggest
press-log = log
press-scores = scores
press-rules = rules
press-language = language
press-lay = lay
press-take-back = take back
press-all = all
press-finish = finish
press-train = train
press-back = back
press-scroll = scroll
press-help = help
press-quit = quit
press-next = next round
press-leave = leave
press-stay = stay
# The person has taken over the keyboard.
press-here = I am here

## The help on the screen: on the left keys and signs, on the right what they do

help-title = Help
help-building = Building your train
help-any-time = Any time
help-signs = Signs
help-choose = choose a tile; so does the letter under it
help-playable-next = the next tile that can be laid
help-enter = lay it; where several trains fit, choose one
help-train = lay it on that train (M2 M3 …: further Mexican trains)
help-draw-pass = draw, pass
help-suggest = suggestions on or off
help-take-back = take back the last tile, take back all
help-finish = finish: only now the tiles lie on the table
help-sheets = what happened, scores, the rules of this table
help-language = the language of the table
help-help-quit = this help, quit
# On the left: the sign.
help-number-sign = large number
help-number = what can be attached to this train
help-playable = this tile can be laid now
help-open = the owner could not play: anybody may play here
help-closed = only the owner may play here
help-open-double = an open double; with ! it must be covered now
help-counts = tiles in the owner’s hand, tiles on the train
help-newest = whose turn it is; here lies the newest tile
help-double = a double

## What is wrong with the wishes on the command line: behind a colon, so it begins small, without a full stop.
## --save and the other words with -- stay.

play-bad-pace = the pace is { $pace }: give 0 to 60 seconds
play-no-folder = nothing can be saved as { $path }: its folder cannot be written
play-file-there = there is a file { $path } already: go on with --resume { $path }, or name another
play-name-of-train = { $name } cannot be a name here: so the trains are called
# $options: words with --, with commas between them.
play-fixed-by-record = a resumed match keeps what its record says: leave out { $options }
# $damage: what is wrong with the record, in English.
play-damaged = { $path } cannot be resumed: { $damage }. See: replay { $path }
play-over = the match in { $path } is over. See: replay { $path }
# $word: what was asked for; $names: all kinds of computer players, technical.
play-no-such-player = { $word } is no computer player: the players are { $names }
play-no-such-player-near = { $word } is no computer player: did you mean { $near }? the players are { $names }

## caboose score: what is wrong. Each is put behind "caboose:" and has no full stop. NAME, out, --round, --force, scoring=winner-takes are technical and stay.

sheet-few-names = a game has two players at least: name them all
sheet-names-twice = two players have the same name: the score keeper could not tell them apart
sheet-no-hand = { $text } is no hand: write NAME=45, NAME=out or NAME="12-5 5-3"
sheet-points = { $text } points: a hand has { $most } at most
sheet-no-player = nobody is called { $name }: the players are { $names }
sheet-no-question = no round asks for { $question }: name one with --round
sheet-no-engine = the engine is a number such as 9, not { $text }
sheet-no-answer = { $text } is no answer to { $question }: choose one of { $answers }
sheet-nothing-to-undo = there is nothing to undo
sheet-file-there = there is a file { $file } already: replace it with --force
sheet-many-games = { $file } has { $count } games: name a file with a single one
sheet-file-long = the file has { $count } characters; at most { $most } are read
# $format: technical, as the file has to name it.

sheet-file-none = this is no file of score sheets: it has to be JSON of the format “{ $format }”
sheet-file-format = the file’s format is { $given }: it must be “{ $format }”
## Files of all commands

file-none = there is no file { $file }
file-folder = { $file } is a folder: name a file
file-large = { $file } is too large to be read
file-no-text = { $file } is no text in UTF-8
## caboose score import and export: tables of rounds and points

csv-winner-takes = points of scoring=winner-takes do not tell the hands: enter the hands
csv-total = the total of { $name } is { $given }, but the rounds add up to { $sum }
csv-none = this is no table of comma-separated values
csv-small = a score table has a row of names and at least one round of two players
csv-head = the table begins with { $text }: its first cell must say round or player
csv-names-twice = two players of the table have the same name
csv-players = { $count } players: a score table has 2 to { $most }
csv-cell = in the row { $row } stands { $text }: write whole points
# $rules: a technical line.

csv-other-rules = round { $number } of the table cannot be by these rules, { $rules }: choose the rules that were played with
csv-other-players = round { $number } of game { $game } has other players: the laboratory’s tables have the same { $count } in all rounds

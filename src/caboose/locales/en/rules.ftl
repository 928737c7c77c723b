# The options of the rules: a short name, what the option is about, and what each value means. The
# names after option- are technical and stay; those of the values are in rules/data/options.toml.

option-deal = Deal table
option-deal-meaning = The deal table: which set and how many tiles each for a number of players.
option-deal-spruce = double-9 to double-18, 11 to 15 tiles, 2 to 14 players
option-deal-double-six = double-6, 7 tiles, 2 to 4 players
option-deal-wikihow = double-12, 12, 10 or 8 tiles, 2 to 10 players
option-deal-spruce-new = double-9 to double-18, 8 to 12 tiles, 2 to 14 players
option-deal-masters = double-12, 15, 12 or 10 tiles, 2 to 8 players
option-deal-club = double-12, 16 tiles for 2 and one fewer for each further player, up to 8

option-set = Set of tiles
option-set-meaning = The set played with: its highest double.
option-set-table = as the deal table says
option-set-6 = double-6, 28 tiles
option-set-9 = double-9, 55 tiles
option-set-12 = double-12, 91 tiles
option-set-15 = double-15, 136 tiles
option-set-18 = double-18, 190 tiles

option-hand = Tiles each
option-hand-meaning = How many tiles each player is dealt.
option-hand-table = as the deal table says

option-engine = Engine and lead
option-engine-meaning = Where the round's engine comes from, and who leads.
option-engine-dealt = it is shuffled in; who holds it lays it and leads
option-engine-aside = it is taken out before the shuffle; the lead seat leads
option-engine-highest-held = the highest double in any hand opens; its holder leads

option-hunt = If nobody holds the engine
option-hunt-meaning = What happens when nobody holds the engine (with engine=dealt).
option-hunt-in-turn = one tile each, clockwise from the lead seat, until it appears
option-hunt-together = everybody takes one at once, until it appears
option-hunt-next-lower = no drawing: the highest unused double that somebody holds opens

option-first_turn = First turn
option-first_turn-meaning = What may be laid in the first turn.
option-first_turn-whole-train = as many tiles as wished on the own train, in one go
option-first_turn-one-tile = one tile

option-first_draw = Draw in the first turn
option-first_draw-meaning = Whether a player who cannot start draws in the first turn.
option-first_draw-none = no draw
option-first_draw-one = one tile; if it starts the train the first turn goes on

option-first_trains = Trains in the first turn
option-first_trains-meaning = Which trains may be used in the first turn.
option-first_trains-own = only the own train
option-first_trains-own-or-mexican = the own train and the Mexican train

option-may_decline = Laying nothing in the first turn
option-may_decline-meaning = Whether a player who could start may lay nothing.
option-may_decline-no = who can start must
option-may_decline-yes = he may lay nothing; he is marked too

option-first_end_double = First train that ends in a double
option-first_end_double-meaning = What a first train that ends in a double means.
option-first_end_double-later = an open double, owed from the second lap on
option-first_end_double-now = the next player owes the cover at once, instead of starting
option-first_end_double-ordinary = doubles of the first turn owe all that later doubles owe
option-first_end_double-forbidden = a train may not be ended there

option-first_out = Out in the first lap
option-first_out-meaning = What happens when somebody is out in the first lap.
option-first_out-finish-lap = everybody still has his first turn, then the round ends
option-first_out-at-once = the round ends at once

option-late_start = Late start of a train
option-late_start-meaning = How a player who laid nothing in the first lap starts later.
option-late_start-one-tile = with one tile
option-late_start-whole-train = with a whole train, as in a first turn

option-cover_duty = Who covers an open double
option-cover_duty-meaning = Who owes the cover of a double that was left open.
option-cover_duty-next-player = the next player, on whatever train it lies
option-cover_duty-none = nobody: it is an end like any other

option-cover_order = Which open double first
option-cover_order-meaning = Which of several open doubles must be covered first.
option-cover_order-oldest = the oldest
option-cover_order-newest = the newest
option-cover_order-any = any of them

option-covers = Covers in a turn
option-covers-meaning = How many owed covers a turn takes.
option-covers-one = one cover ends the turn
option-covers-all = he goes on while he can

option-mexican_from = Start of the Mexican train
option-mexican_from-meaning = The lap from which the Mexican train may be started.

option-mexican_trains = Number of Mexican trains
option-mexican_trains-meaning = How many Mexican trains there may be.
option-mexican_trains-one = one
option-mexican_trains-many = each tile with the engine's number may start a new one
option-mexican_trains-none = none

option-own_first = Before the own train is started
option-own_first-meaning = What is barred to a player whose own train is not started.
option-own_first-no = nothing
option-own_first-before-mexican = starting the Mexican train
option-own_first-before-others = that, and playing on others' trains
option-own_first-before-anything = everything but starting the own train, even a cover

option-prefer_own = Own train first
option-prefer_own-meaning = Whether the own train comes before all others.
option-prefer_own-no = any train that is open to him may be played on
option-prefer_own-yes = another train only if the own train cannot be played on

option-draws = Draws
option-draws-meaning = How many tiles a player who cannot play draws.
option-draws-one = one
option-draws-two = up to two, one after the other
option-draws-until-playable = until one fits or the boneyard is empty

option-drawn_tile = A drawn tile that fits
option-drawn_tile-meaning = Whether a drawn tile that fits must be played.
option-drawn_tile-may = it may be kept
option-drawn_tile-must = it must be played

option-must_play = Must play
option-must_play-meaning = Whether a player who can play must.
option-must_play-no = he may draw or pass although he could play
option-must_play-yes = who can play must

option-marker_on = Marker goes on
option-marker_on-meaning = When the marker goes on a player's own train.
option-marker_on-cannot-play = the turn ended without a tile laid, or with a cover or follow-up still owed
option-marker_on-not-on-own = also when the turn had a draw and nothing went on the own train
option-marker_on-failed-cover = only when a cover was owed and not laid

option-marker_off = Marker comes off
option-marker_off-meaning = When the marker comes off.
option-marker_off-own-play = when the owner plays on his own train
option-marker_off-any-play = when the owner plays anywhere
option-marker_off-own-play-covered = when the owner plays on his own train, but not by a double left uncovered

option-follow_up = Follow-up after a double
option-follow_up-meaning = Where the further tile goes that a double owes in the same turn.
option-follow_up-anywhere = anywhere legal
option-follow_up-on-double = on the double
option-follow_up-none = no further tile is owed

option-doubles_per_turn = Doubles in a turn
option-doubles_per_turn-meaning = How many doubles may be laid in a turn.
option-doubles_per_turn-any = any number
option-doubles_per_turn-one = one

option-follow_up_draw = Draw for the follow-up
option-follow_up_draw-meaning = Whether a player who cannot lay the follow-up draws.
option-follow_up_draw-one = one tile
option-follow_up_draw-none = no draw

option-draws_per_turn = Draws counted in a turn
option-draws_per_turn-meaning = Whether a draw made before in the turn counts for the follow-up.
option-draws_per_turn-each-time = one draw for each failure
option-draws_per_turn-one = no second draw in a turn

option-max_open_doubles = Open doubles at once
option-max_open_doubles-meaning = How many doubles may be open at once.
option-max_open_doubles-any = any number
option-max_open_doubles-one = no double may be laid while another is open

option-dead_double = Double whose number is used up
option-dead_double-meaning = What an open double whose number is used up means.
option-dead_double-waived = it is no longer owed
option-dead_double-owed = it stays owed; nobody can pay it

option-final_double = A double as the last tile
option-final_double-meaning = Whether a player whose last tile is a double is out.
option-final_double-out = he is out at once
option-final_double-must-follow = not until a follow-up is laid

option-out_bonus = Points for going out
option-out_bonus-meaning = The score of a player who is out.

option-double_blank = Points of the double-blank
option-double_blank-meaning = What the double-blank counts in a hand.

option-double_tiles = Points of the other doubles
option-double_tiles-meaning = What the other doubles count in a hand.
option-double_tiles-face = their pips
option-double_tiles-twice = twice their pips

option-blocked = Points of a blocked round
option-blocked-meaning = Who scores in a blocked round.
option-blocked-all-count = everybody counts his hand
option-blocked-lowest-zero = the lowest hand, or hands, score 0

option-scoring = Counting the points
option-scoring-meaning = What the points are.
option-scoring-penalty = the hand left is a penalty; the lowest total wins
option-scoring-winner-takes = who is out takes the sum of all other hands; the highest total wins

option-out_on_double = Going out on a double
option-out_on_double-meaning = What going out on a double means.
option-out_on_double-plain = nothing special
option-out_on_double-doubled = the other hands count twice

option-rounds = Number of rounds
option-rounds-meaning = How many rounds are played.
option-rounds-all = one for each engine

option-first_engine = First engine
option-first_engine-meaning = The engine of the first round.
option-first_engine-highest = the highest double of the set

option-target = Target
option-target-meaning = The match ends after the round in which somebody reaches this total.
option-target-none = no target

## What is wrong with rules that were given: each stands behind a colon, so it begins small and has no
## full stop. $name, $word, $value: what was given, in quotation marks where it has to be.

# $presets: the names of all presets; $near: the one that is most alike.
rules-no-preset = { $name } is no preset: the presets are { $presets }
rules-no-preset-near = { $name } is no preset: did you mean { $near }? the presets are { $presets }
# $options: the technical names of all options; $near: the one that is most alike.
rules-no-option = { $name } is no option of the rules: the options are { $options }
rules-no-option-near = { $name } is no option of the rules: did you mean { $near }?
# $option: a technical name; $section: of the rules. $kind: what may be given, $names (technical, with
# commas), numbers from $least to $most, or both.
rules-no-value = { $value } is no value of { $option }: give { $kind ->
    [names] { $names }
    [numbers] a whole number from { $least } to { $most }
   *[both] { $names }, a whole number from { $least } to { $most }
} (rules { $section })
# draws=two is technical and stays.
rules-no-word = { $word } does not fit: after the preset come options like draws=two
rules-twice = the option { $name } is given twice
# $most: how many characters a text of rules may have.
rules-too-long = the text is longer than { $most } characters
# $number: the engine that was asked for; $set: the highest double of the set.
rules-first-engine = first_engine={ $number }: a double-{ $set } set has engines { $set } to 0
deal-no-players = { $players } cannot play: a table has 2 to { $most } players
# $table: the technical name of a deal table. deal=…, set=… and hand=… stay.
deal-no-row = the deal table { $table } is for { $fewest } to { $most } players, not for { $players }: choose another table with deal=…, or give both set=… and hand=…
# $set, $tiles, $aside, $seats, $hand, $dealt: as in deal-sum; $lacking: how many tiles there are too few.
deal-impossible = this deal is impossible: double-{ $set } has { $tiles } tiles{ $aside ->
    [yes] , 1 of them is the engine
   *[no] {""}
}; { $seats } hands of { $hand } take { $dealt }; { $lacking } lack. Take a larger set, smaller hands or fewer players

# Tiles and sets that there are not. $text, $tile: what was given; $sets: the highest doubles of all sets.

tile-none = { $text } is no tile: write two numbers like 12-5
tile-no-end = { $tile } is no tile: an end has 0 to { $most } pips in the largest set
set-none = there is no double-{ $set } set: the sets are double-{ $sets }

# The table: the board of trains, the hand, the turn bar, the ends of round and match.
# Cells have signs instead of words, so most of these are heard by those who cannot see the table,
# or stand on buttons. Buttons of the turn bar (turn-…) are narrow: one short word each.

## The top line and the alert line

# $number: the number of the engine, 0 to 18. Heard for the picture of the engine's tile.
board-engine = Engine { $number }-{ $number }
# $number: which round.
board-round = Round { $number }
# $number: which round; $count: of how many.
board-round-of = Round { $number } of { $count }
# $count: tiles left in the boneyard. Heard for a sign with the number.
board-boneyard = Boneyard: { $count }
board-rules = Rules
board-menu = Menu
board-say = Say something
# The connection is lost for the moment; the table is waiting.
board-offline = Connecting again …
# On the button beside a refusal. $option: the short name of the rule's option.
board-rule-of = Rule: { $option }

# For those who look on. $name: who must cover; $tile: the double; $where: own, mexican or other; $owner: the train's owner.
board-must-cover = { $name } must cover the { $tile } on { $where ->
    [mexican] the Mexican train
   *[other] { $owner }’s train
}

## The trains

# Heard for the whole board.
board-trains = Trains
# On the cell of a Mexican train. $place: 1 for the first, 2 and on for further ones. Short.
board-mexican = { $place ->
    [1] Mexican
   *[other] Mexican { $place }
}
# The name of a train, heard. $where: own, mexican or other; $owner: its owner; $place: as above.
board-train-name = { $where ->
    [own] Your train
    [mexican] { $place ->
        [1] Mexican train
       *[other] Mexican train { $place }
    }
   *[other] { $owner }’s train
}
# The facts about a train, heard one after the other with commas between them.
# $number: the number that fits at its end.
board-train-end = end { $number }
# It is the owner's turn.
board-train-turn = to play
# The owner's device is not connected.
board-train-away = away
board-train-not-started = not started
board-train-open = open to all
board-train-open-double = double to be covered
board-train-fits = fits
# $count: tiles in its owner's hand.
board-train-tiles-left = tiles in hand: { $count }
# $count: tiles on the train.
board-train-length = length: { $count }
# One's own train while it is being built. $count: its tiles; $number: the number that fits next.
build-name = Your train, tiles: { $count }, end { $number }

## The hand

# $count: how many tiles.
hand-name = Your hand, tiles: { $count }
# A tile as it is heard. $first, $second: its numbers.
hand-tile = { $first }-{ $second }
# Heard after a tile that can be laid now.
hand-tile-fits = fits
hand-tile-planned = in your plan

## The turn bar: short words

turn-bar = Your turn
turn-draw = Draw
turn-pass = Pass
# Ends the building of one's own train in the first turn.
turn-done = Done
turn-undo = Undo
turn-sort = Sort
# What sorting does next, heard on that button; begin with the same word.
turn-sort-number = Sort by number
turn-sort-train = Sort as a train

## Scores and log

scores-name = Scores
scores-place = Place
scores-player = Player
scores-this-round = This round
scores-total = Total
log-name = What happened

## The end of a round

# $names: who went out, one or several names.
round-end-out = Out: { $names }
round-end-blocked = Nobody can go on: the round is blocked
# Why points and pips differ. $pips: the pips in the hand.
round-end-pips = Pips in hand: { $pips }
round-end-double-blank = Pips in hand: { $pips }; the 0-0 counts extra
round-end-no-tiles = No tiles left
round-end-next = Next round
# Looks at the board again, and back at the points.
round-end-look = See table
round-end-back = Points

## The end of the match

# $names: the winner's name, or several that share the first place; $count: how many.
match-end-winner = { $count ->
    [1] { $names } wins!
   *[other] Shared first place: { $names }
}
match-end-you = You win!
match-end-rematch = Play again
# Goes to the table where the same players play again.
match-end-go-on = Go to the new table
match-end-record = Record of the match

## The television

# While players still join.
tv-gathering = Who plays along?
# Heard for the QR code.
tv-qr = QR code of this table’s link
# Above the address.
tv-join = Join at

## What players may say to each other: short and friendly; on buttons, and beside the speaker's train

phrase-hello = Hello!
phrase-well-played = Well played!
phrase-good-luck = Good luck!
phrase-oops = Oops!
phrase-hurry = Your turn …
phrase-thanks = Thank you!
phrase-one-left = One tile left!
phrase-good-game = Good game!
phrase-wait-please = One moment, please
phrase-goodbye = Goodbye!

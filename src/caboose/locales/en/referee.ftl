# Why the referee refuses a step. In all of these: $tile is a tile such as 7-7; $train the name of a
# train: a seat's number, M for the Mexican train, M2 and so on for further ones; $number a number of
# pips, a seat or a lap, as the sentence says; $count how many. $where says whose train it is: "own" the
# reader's, "mexican" the Mexican train, "other" that of the player named $owner, and "numbered" where
# seats have no names, as in caboose explain.

refusal-round-over = The round is over.
# $name: whose turn it is; $you: "yes" if that is the reader, "no", or "numbered" as above; $seat: the seat.
refusal-not-your-turn = { $you ->
    [yes] It is your turn.
    [no] It is { $name }’s turn.
   *[numbered] It is seat { $seat }'s turn.
}
refusal-not-in-hand = The tile { $tile } is not in the hand.
# $number: a seat.
refusal-no-seat = There is no seat { $number } at this table.

refusal-being-built = A train is being built, as in a first turn.
refusal-first-turn-others = In a first turn nobody plays on the train of another player.
refusal-first-turn-own = In a first turn only the own train may be used.
# $from: the lap from which on it may; $number: this lap.
refusal-mexican-from = The Mexican train may be started from lap { $from } on; this is lap { $number }.

refusal-own-not-started = The own train is not started yet, and until then this is barred.
refusal-own-fits = A tile of the hand fits the own train, so no other train may be used.

refusal-owes-cover = The open double on { $where ->
    [own] your train
    [mexican] the Mexican train
    [other] { $owner }’s train
   *[numbered] train { $train }
} must be covered first; nothing else may be played.
refusal-owes-cover-one-of = One of the { $count } open doubles must be covered first; nothing else may be played.
refusal-owes-follow-up = The next tile must go on the double on { $where ->
    [own] your train
    [mexican] the Mexican train
    [other] { $owner }’s train
   *[numbered] train { $train }
}.

refusal-train-closed = { $where ->
    [other] { $owner }’s train
   *[numbered] The train of seat { $train }
} is closed: it bears no marker.
refusal-next-mexican = The next Mexican train is { $train }.
refusal-one-mexican = There is only one Mexican train, M.
refusal-no-mexican = There is no Mexican train.
# $number: the number that fits.
refusal-no-match = { $tile } does not fit { $where ->
    [own] your train
    [mexican] the Mexican train
    [other] { $owner }’s train
   *[numbered] train { $train }
}, which ends in { $number }.

refusal-double-while-open = No double may be laid while another is open.
refusal-double-already = A double was laid in this turn already.
# $number: the double's number.
refusal-cannot-go-on = No other { $number } in the hand can go on { $tile }, and a first train may not end in a double.
refusal-ends-on-double = { $where ->
    [own] Your train
    [mexican] The Mexican train
    [other] { $owner }’s train
   *[numbered] Train { $train }
} ends in a double: go on there, a first train may not end so.

refusal-draw-can-play = A tile of the hand can be laid, so none is drawn.
refusal-already-drew = No more tiles may be drawn in this turn.
refusal-boneyard-empty = The boneyard is empty.
# $count: the tiles in the boneyard.
refusal-must-draw = Nothing fits: draw first, the boneyard has { $count ->
    [1] 1 tile
   *[other] { $count } tiles
}.
refusal-pass-can-play = A tile of the hand can be laid, so the turn goes on.

# What the table itself says: the alert line, the log, refusals, ties.
# In all of these: $name is a player's name, $you is "yes" where the reader is that player and "no"
# otherwise; $tile is a tile such as 7-7; $where says whose train it is: "own" the reader's,
# "mexican" the Mexican train, "other" that of the player named $owner; $count is a number.

## The alert line: one short sentence for the reader. Before the first round:

# $count: how many seats are free.
alert-seats-free = Free seats: { $count }
alert-deal-first = Everybody is here. Deal when you are ready.
# $name: the host, who deals first.
alert-wait-host = Waiting for { $name } to deal
alert-no-host = Take a seat to begin

## The reader's own turn. -draw: nothing fits, so draw; -pass: nothing fits and there is no draw.

alert-turn = Your turn
alert-turn-draw = Your turn: nothing fits. Draw a tile.
alert-turn-pass = Your turn: nothing fits. Pass.

# The first turn, in which a whole train is built.
alert-build = Build your train from the engine
alert-build-draw = You cannot start your train. Draw a tile.
alert-build-pass = You cannot start your train. Pass.
alert-build-more = Go on with your train, or choose Done
alert-build-done = Your train goes no further. Choose Done, or take tiles back.

# An open double must be covered.
alert-cover = Cover the { $tile } on { $where ->
    [own] your train
    [mexican] the Mexican train
   *[other] { $owner }’s train
}
alert-cover-draw = Nothing covers the { $tile } on { $where ->
    [own] your train
    [mexican] the Mexican train
   *[other] { $owner }’s train
}. Draw a tile.
alert-cover-pass = Nothing covers the { $tile } on { $where ->
    [own] your train
    [mexican] the Mexican train
   *[other] { $owner }’s train
}. Pass.
# $count: how many doubles are open.
alert-cover-one-of = Cover one of the { $count } open doubles
alert-cover-one-of-draw = Nothing covers the { $count } open doubles. Draw a tile.
alert-cover-one-of-pass = Nothing covers the { $count } open doubles. Pass.
# One is covered already, and more are open.
alert-cover-more = Now cover the { $tile } on { $where ->
    [own] your train
    [mexican] the Mexican train
   *[other] { $owner }’s train
}
alert-cover-more-draw = Nothing covers the { $tile } as well. Draw a tile.
alert-cover-more-pass = Nothing covers the { $tile } as well. Pass.
alert-cover-more-one-of = Now cover one of the { $count } open doubles
alert-cover-more-one-of-draw = Nothing covers the other { $count } doubles. Draw a tile.
alert-cover-more-one-of-pass = Nothing covers the other { $count } doubles. Pass.

# The reader has just laid a double and owes a further tile: on it, or anywhere.
alert-follow-up = Lay a tile on your { $tile }
alert-follow-up-draw = Nothing fits on your { $tile }. Draw a tile.
alert-follow-up-pass = Nothing fits on your { $tile }. Pass.
alert-follow-up-anywhere = You laid a double: lay one more tile
alert-follow-up-anywhere-draw = You laid a double, and nothing more fits. Draw a tile.
alert-follow-up-anywhere-pass = You laid a double, and nothing more fits. Pass.

## Others' turns, and the ends

alert-wait = { $name }’s turn
alert-wait-build = { $name } is building a train
# $count: how many doubles are open.
alert-wait-cover = { $name } must cover a double
alert-wait-follow-up = { $name } laid a double and lays one more tile
alert-round-over = The round is over
alert-deal-next = The round is over. Deal the next one when all have seen it.
alert-match-over = The match is over

## The log: what happened, one line each

log-sat = { $you ->
    [yes] You took a seat
   *[no] { $name } took a seat
}
# $number: the number of the seat.
log-left = Seat { $number } is free again
log-computer = { $name } plays, a computer
log-stand-in = A computer plays for { $you ->
    [yes] you
   *[no] { $name }
}
log-returned = { $you ->
    [yes] You play again
   *[no] { $name } plays again
}
log-host = { $you ->
    [yes] You are the host
   *[no] { $name } is the host
}
log-settings = The host changed the table
log-renamed = { $you ->
    [yes] Your name is { $name }
   *[no] A player is now { $name }
}
log-dealt = A new round was dealt
log-played = { $you ->
    [yes] You
   *[no] { $name }
}: { $tile } on { $where ->
    [own] your train
    [mexican] the Mexican train
   *[other] { $owner }’s train
}
# The tile covered an open double.
log-covered = { $you ->
    [yes] You
   *[no] { $name }
}: { $tile } covers the double on { $where ->
    [own] your train
    [mexican] the Mexican train
   *[other] { $owner }’s train
}
log-drew = { $you ->
    [yes] You drew a tile
   *[no] { $name } drew a tile
}
# Only the reader sees the tile.
log-drew-tile = You drew the { $tile }
log-passed = { $you ->
    [yes] You passed
   *[no] { $name } passed
}
# The player's train is open to all from now on.
log-passed-open = { $you ->
    [yes] You passed: your train is open
   *[no] { $name } passed: the train is open
}
log-undone = { $you ->
    [yes] You took a step back
   *[no] { $name } took a step back
}
log-round-over = The round is over
log-match-over = The match is over
log-rematch = The match is played again at a new table

## Refusals: nothing has changed, and why

refused-already-dealt = The match has begun: seats and rules stay as they are now.
# $most: the slowest pace in seconds.
refused-bad-pace = Choose a pace from 0 to { $most } seconds.
# $detail: what is wrong, one of the entries rules-… and deal-… of rules.ftl.
refused-bad-rules = These rules cannot be played: { $detail }
refused-bad-earlier = These { $count } earlier rounds do not fit the rules or the { $seats } seats.
refused-bad-seats = A table has { $fewest } to { $most } seats.
refused-enough = That is enough for one round. Play on: steps are still taken.
refused-entered-already = You are at this table already.
refused-match-over = The match is over. Play it again with a rematch.
refused-match-runs = The match is not over yet.
refused-no-name = Give a name with at least one letter.
refused-no-person = Nobody has that seat.
refused-no-stand-in = No computer plays for you.
refused-no-step = That is no step.
# $count: how many seats the table has.
refused-no-such-seat = The table has seats 1 to { $count }.
refused-no-such-level = There is no such computer player.
refused-no-such-phrase = There is no such phrase.
refused-no-undo = This cannot be taken back any more: somebody has acted, or a tile was drawn.
refused-not-dealt-yet = No round is dealt yet.
refused-only-host = Only the host may do that.
refused-only-players = Only those who have a seat may do that.
refused-rematch-open = The rematch is open already.
refused-round-runs = The round is not over yet.
# $count: how many seats are free.
refused-seats-free = Some seats are free ({ $count }): seat computers there, or make the table smaller.
refused-seat-free = That seat is free already.
refused-seat-taken = That seat is taken.
# The host asked for fewer seats than are sat on. $seat: the number of a seat that would go; $name: who sits there.
refused-smaller-seat-taken = { $you ->
    [yes] Seat { $seat } is your own: the table cannot become smaller than that.
   *[no] { $name } has seat { $seat }: free that seat first, then make the table smaller.
}
refused-table-full = All seats are taken.
refused-table-moved-on = The table has moved on meanwhile: look at it again.
refused-train-not-done = { $name } has not said Done yet.
refused-train-goes-no-further = Your train goes no further: choose Done, or take tiles back.

## Why the winner is first although the totals are equal. $name: the winner.

# $count: how many share the first place.
tie-shared = Equal in everything: { $count } players share the first place.
tie-zero-rounds = Equal totals: { $name } was at zero in more rounds.
tie-lowest-round = Equal totals: { $name } has the lowest single round above zero.
tie-rounds-won = Equal totals: { $name } won more rounds.
tie-highest-round = Equal totals: { $name } has the highest single round.

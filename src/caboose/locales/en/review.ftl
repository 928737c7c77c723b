### The review of what was played: in the terminal and beside the replay.

# What the progress bar counts.
review-rounds = rounds
# The columns, one line for each player.
review-decisions = Decisions
review-lost = Points lost
review-gave = Deal gave
review-made = Play made
review-margin = In all
review-about-lost = Points lost: what the choices cost against the best ones, on average over all ways in which the hidden tiles may lie, from what the player knew. ± holds with 95 % certainty.
review-about-deal = Deal gave, play made: points better (+) or worse (−) than the mean of the others. What the deal gave is how the same deal ends when planners play in all seats.
# What lost most; a list of review-turning-point follows.
review-turning-points = Turning points:
review-no-turning-point = There is no turning point: no choice certainly lost points.
# $played and $better: review-lay, review-draw or review-pass; $lost: points; $error: how uncertain they are.
review-turning-point = Round { $round }, lap { $lap }: { $name } chose { $played }. Better: { $better }. Points lost: { $lost } ± { $error }.
# $where: own, mexican or other; $owner: the owner of another's train; $place: 1, or 2 and on for further Mexican trains.
review-lay = { $tile } on { $where ->
    [own] the own train
    [mexican] { $place ->
        [1] the Mexican train
       *[other] Mexican train { $place }
    }
   *[other] { $owner }’s train
}
review-draw = to draw a tile
review-pass = to pass
review-nothing = there is nothing to review: no round of the record is over
review-nothing-damaged = there is nothing to review: no round of the record is whole. { $damage }
review-no-seat = there is no seat { $number } in this record: give 1 to { $most }
review-no-round = there is no finished round { $number } in this record: give 1 to { $most }
review-damaged = The record is damaged: { $damage }. The rounds before are reviewed.
review-worker-lost = a process that worked on the review was stopped from outside: try again, with --workers 1 if memory is short

# Beside the replay. The heading, the button, and what the button does.
review-title = Review
review-ask = Review this round
review-ask-about = The Expert rates every choice from what the player knew, and tells luck and skill apart.
review-waiting = The review is waiting for its turn …
review-progress = Choices rated: { $number } of { $count }
# At a step: $better as in review-turning-point; $reason: an entry such as hint-plan, to that player.
review-rated = Points lost: { $lost } ± { $error }. Better: { $better }.
review-reason = A hint would have said: { $reason }
review-rated-best = The best choice.
review-no-choice = There was nothing to choose here.

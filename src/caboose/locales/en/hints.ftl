# Why a step is suggested, in one sentence to the reader. $tile: the tile to lay; $where: on whose
# train, "own" the reader's, "mexican" the Mexican train, "other" that of the player $owner; $count:
# how many tiles the reader's plan for the own train has.

hint-draw = Nothing fits: draw a tile.
hint-draw-rather = Draw a tile, although something fits: what fits is worth more in your hand.
hint-pass = Nothing fits and there is nothing to draw: pass.
hint-stop = Stop here: what is left is worth more in your hand.
hint-last = The { $tile } is your last tile: with it you are out.
hint-cover = The { $tile } covers the double on { $where ->
    [own] your train
    [mexican] the Mexican train
   *[other] { $owner }’s train
}.
hint-only = The { $tile } is the only tile that may be laid, on { $where ->
    [own] your train
    [mexican] the Mexican train
   *[other] { $owner }’s train
}.
hint-plan = The { $tile } is in the plan for your train. Tiles in the plan: { $count }.
hint-close = The { $tile } is in the plan for your train and takes your marker off. Tiles in the plan: { $count }.
hint-double = Doubles are hard to get rid of: lay the { $tile } on { $where ->
    [own] your train
    [mexican] the Mexican train
   *[other] { $owner }’s train
} while you can.
hint-spare = The { $tile } is in no plan of yours: lay it on { $where ->
    [own] your train
    [mexican] the Mexican train
   *[other] { $owner }’s train
} and keep your plan. Tiles in the plan: { $count }.
hint-best = After the { $tile } on { $where ->
    [own] your train
    [mexican] the Mexican train
   *[other] { $owner }’s train
} what is left in your hand stands best.

# The button that asks for a hint, and what stands there until it comes.
turn-hint = Hint
hint-thinking = Thinking …
# $tiles: the tiles of the plan in order, with blanks between them.
hint-plan-tiles = Your plan: { $tiles }

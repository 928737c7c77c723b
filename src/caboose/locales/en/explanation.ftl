# What caboose explain prints about a position. $number is a seat; $rule the rule behind a sentence, as
# explain-rule words it; $train the name of a train: a seat's number, M for the Mexican train, M2 and
# so on for further ones.

# $option, $value: technical names; $section: of the rules.
explain-rule = ({ $option }={ $value }, rules { $section })

## What is owed

explain-over-out = The round is over: somebody is out.
explain-over-blocked = The round is over: it is blocked.
# $order: the rule of the order, worded as $rule is.
explain-cover = Seat { $number } owes a cover { $rule } of the double on train { $train } { $order }.
# $trains: two or more trains, with commas between them.
explain-cover-one-of = Seat { $number } owes a cover { $rule } of one of the doubles on the trains { $trains } { $order }.
explain-go-on = Seat { $number } must go on from the double on train { $train } { $rule }.
explain-follow-up = Seat { $number } owes a follow-up to his double { $rule }.
explain-building = Seat { $number } is building his train and may go on or end it { $rule }.
explain-first-turn = Seat { $number } has his first turn { $rule }.
explain-to-play = Seat { $number } is to play { $rule }.

## Why a step is legal: a few words that stand behind the step

legal-draw = a draw { $rule }
legal-end-train = ends the train being built { $rule }
legal-nothing-fits = nothing fits
legal-end-turn = ends the turn { $rule }
legal-cover = the owed cover { $rule }
legal-own-train = the own train
legal-mexican-train = the Mexican train is open to all
legal-mexican-start = starts a Mexican train { $rule }
legal-marked-train = seat { $train }'s train is open: it bears the marker

## How another set of rules judges the same position, behind its name

# $detail: one of the entries cannot-… below.
differs-cannot-arise = this position cannot arise: { $detail }
differs-legal = legal
# $reason: the technical name of the reason.
differs-refused = refused: { $reason }
# $option: the technical name of the option that decides.
differs-refused-by = refused: { $reason } ({ $option })
# $steps: steps in notation, with commas between them.
differs-also-legal = also legal: { $steps }
differs-not-legal = not legal: { $steps }

## Why a position cannot arise: these stand behind the colon of differs-cannot-arise

# $count: Mexican trains on the table; $value: how many these rules have, a technical word.
cannot-run-so-many = { $count } Mexican trains, but the rules have mexican_trains={ $value }
# $step: a step in notation.
cannot-go-on-after-cover = the turn is over after the cover { $step }
cannot-go-on-after = the turn is over after { $step }: nothing more is owed or may be laid

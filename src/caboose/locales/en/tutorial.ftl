### The tutorial: a few turns that the reader plays, each with one or two short sentences. Bea and Carl
### are the other players.

learn-title = Learn by playing
# What the reader is called on the own train.
learn-you = You
# Go one turn back, or on without playing this one.
learn-back = Step before
learn-skip = Skip

learn-start = The engine, 9-9, lies in the middle. Your own train goes on with a 9: choose the tile with a 9, then your train.
learn-mexican = The Mexican train belongs to everybody. Carl has started it; it ends in a 3. Lay your 3-0 there.
learn-marker = Bea could not play: the little locomotive is the marker, and her train is open to all. Lay your 7-1 on it.
learn-draw = Nothing fits now: your train ends in a 4, Bea’s in a 1, the Mexican train in a 0, and Carl’s is closed. Draw a tile.
learn-pass = The 8-3 does not fit either. Pass: then your own train gets the marker.
learn-own-marker = Your train is open, and Bea has laid a 4-5 on it. Lay on it again, and the marker comes off. Lay your double, 5-5.
learn-double = A double lies crosswise and wants one more tile. Lay the 6-5 on it.
learn-open-double = Carl laid a 6-6 and could not cover it. It must be covered before anything else, and now his train may be used for that. Lay the 6-0 on it.
learn-done = That is all it takes. Who has no tiles left ends the round; the others count the pips that they still hold, and the fewest points win.

# What was done is allowed, but it is not what the lesson is about.
learn-other-way = That would be allowed too. Here, do what the sentence says.
learn-not-here = That does not go here. Read the sentence again.

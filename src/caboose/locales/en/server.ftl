# What the server itself refuses, before the table is asked.
refused-no-table = There is no table with this code. Look at the code again: it has six letters and digits.
refused-no-round = This round is not over yet, or was never dealt.
refused-no-address = There is nothing at this address.
refused-malformed = The server did not understand this. Load the page again.
refused-too-fast = That is too much at once. Wait a little, then try again.
refused-unavailable = The table cannot be reached just now. Nothing is lost; try again in a moment.
refused-other-page = This came from a page of another site. Open the table at its own address.
refused-too-long = That is too long for the server: it takes { $most } bytes at most.
refused-too-slow = The connection was too slow for this. Try again.
refused-no-hints = No hints are given at this table.
refused-hint-not-your-turn = A hint is given on your turn only.

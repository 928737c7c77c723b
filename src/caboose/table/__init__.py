"""A live table as a pure state machine: events in, events out; what each seat may see of it."""

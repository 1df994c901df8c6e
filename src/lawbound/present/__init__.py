"""What people see and read of any game: how messages are said."""

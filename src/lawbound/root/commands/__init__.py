"""Commands that Root adds to `lawbound`."""

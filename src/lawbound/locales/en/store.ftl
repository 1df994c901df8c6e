### The store of games: what people are told when a database does not do what it should.
###
###   $reason   what the database itself said (in English), or the operating system
###   $url      where the store should be, as it was typed
###   $file     the file of the store

store-locked = The database is busy: somebody else is writing to it. Nothing was changed; try again in a moment.
store-full = The disk of the database is full. Nothing was changed; make room, and try again.
store-unreachable = The database server cannot be reached. Nothing was acknowledged; try again in a moment.
store-no-file = The file of the database cannot be opened. Nothing was changed.
store-read-only = The database can only be read: its file, folder or server allows no writing.
store-damaged = The database file is damaged, or is no database at all. Restore it from a copy.
store-behind = The game has gone on meanwhile: it has { $length } entries now.
store-exists = There is a game with that id already.
store-other = The database failed in an unexpected way. Nothing was changed; the server's log says more.

## When the store is opened: for whoever starts the server

store-open-failed = The store cannot be opened. { $message } ({ $reason })
store-open-folder = The folder for the store cannot be made: { $reason }
store-open-foreign = { $url } is a database of another program. Choose another file for the store.
store-open-newer = The store was written by a newer version of Lawbound (format { $found }; this one knows { $known }). Update Lawbound.
store-taken = Another Lawbound server keeps its games in { $file } already, and a file has one server. Stop that one, or choose another store with --store.
store-open-url = { $url } is no store. Use a file name, sqlite:///path/to/file.db or postgresql://user@host/database.

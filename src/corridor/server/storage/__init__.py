"""The database: schema and migrations, reads, commits, and the clock that all workers share."""

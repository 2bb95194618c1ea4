"""Pictures of boards: drawn in a thread, made into pixels by a process of their own, kept."""

"""Live connections: WebSocket, sessions, what each client sees, presence, news between workers."""

"""Tables for people far apart: seats, clocks, storage, HTTP and WebSocket."""

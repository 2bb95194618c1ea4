"""One of several workers; its socket is the number that it is told."""

import socket
import sys

from corridor.server.run import work

if __name__ == "__main__":
    work(socket.socket(fileno=int(sys.argv[1])))

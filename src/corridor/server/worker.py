"""The process of one worker: `python -m corridor.server.worker FD`, FD being a bound socket."""

import socket
import sys

from corridor.server.run import work

if __name__ == "__main__":
    work(socket.socket(fileno=int(sys.argv[1])))

"""The process of one worker: `python -m corridor.server.worker FD [PIPE]`.

FD is a bound socket. When the other end of PIPE is closed, the worker ends.
"""

import socket
import sys

from corridor.server.run import end_with, work

if __name__ == "__main__":
    for pipe in sys.argv[2:]:
        end_with(int(pipe))
    sys.exit(work(socket.socket(fileno=int(sys.argv[1]))))

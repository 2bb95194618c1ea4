### Pictures and films of games by the command `corridor draw`.

# Help of the option --output. File endings and commands stand as they are.
cli-help-output-picture = The file to write. Its ending says what is drawn: .svg or .png for the board, .gif or .animated.svg for the game move by move. A single - writes an SVG to the standard output.

# Refusal of a file name with another ending. $file: the name.
cli-picture-kinds = { $file }: let the name end in .svg, .png, .gif or .animated.svg.

# Refusal of a PNG or GIF where the libraries for it are missing. Commands stand as they are.
cli-picture-needs-server = Pixels need more parts of Corridor: pip install 'corridor[server]'. SVG pictures work without them.

"""One module or folder per command, named as the command."""

"""What the command line says: help, sentences, refusals, exit codes, files and streams."""

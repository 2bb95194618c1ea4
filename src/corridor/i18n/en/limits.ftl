## Limits of a server (`corridor serve --limit`)

# Help of the option, in a terminal; one sentence or two.
cli-help-limit = Change a limit: so many at once and so many a second after that (join=20/0.2), or a number (plies=2000). docs/guides/deploy.md lists them.
# Refusal in a terminal. $limit: what was typed.
cli-bad-limit = There is no such limit: { $limit }. Limits are listed in docs/guides/deploy.md; write one as join=20/0.2 or plies=2000.

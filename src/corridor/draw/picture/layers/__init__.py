"""The layers of an SVG picture, one module per subject; `picture` stacks them."""

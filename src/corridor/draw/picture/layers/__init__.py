"""Layers of an SVG picture; `corridor.draw.picture.svg` stacks them."""

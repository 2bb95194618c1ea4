"""SVG pictures: `svg` assembles the layers, the drawings of pieces and items, and the panel.

The folder is not called ``svg``, since ``corridor.draw.svg`` is the function that draws.
"""

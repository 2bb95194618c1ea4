/** Colours and shapes of sides, pieces and fences. Colours are CSS variables. */

import type { Side, Standing, View } from '../wire';

const PACMAN = 'pacman';
export const CHARACTERS = ['pacman', 'blinky', 'inky', 'pinky', 'clyde'];
const SHAPES = 4;

// Radii of corners in units of the board, and shares of a colour in per cent.
export const TILE_RADIUS = 5;
export const FENCE_RADIUS = 3;
export const GOAL_MIX = 17;
export const LEGAL_MIX = 26;
export const NEON_MIX = 34;
const [DISC, DIAMOND, , SQUARE] = [0, 1, 2, 3];

/** Whether this is the near-black board of a chase: no piece has a goal there. */
export function isChase(view: View): boolean {
  return !view.figures.some((figure) => figure.goal.length);
}

function runs(view: View, side: Side): boolean {
  return view.figures.some((figure) => figure.side === side && figure.name === PACMAN);
}

/** The name of a side's colour, a CSS variable. */
export function sideColour(view: View, side: Side): string {
  if (!isChase(view)) return `side-${(side % SHAPES) + 1}`;
  return runs(view, side) ? 'muncher' : 'ghosts';
}

export function pieceColour(view: View, piece: number): string {
  const { name, side } = view.figures[piece]!;
  if (!CHARACTERS.includes(name)) return sideColour(view, side);
  return name === PACMAN ? 'muncher' : `ghost-${name[0]!}`;
}

/** The colour of the fences that a side places. */
export function placedColour(view: View, side: Side): string {
  if (!isChase(view)) return sideColour(view, side);
  return runs(view, side) ? 'fence-m' : 'fence-g';
}

export function fenceColour(view: View, { owner, chamber }: Standing): string {
  if (chamber) return 'fence-ch';
  if (owner === null) return isChase(view) ? 'fence' : 'fence-plain';
  return placedColour(view, owner);
}

/** The shape that marks what belongs to a side; in a chase a disc for PAC-MAN. */
export function sideShape(view: View, side: Side): number {
  if (!isChase(view)) return side % SHAPES;
  return runs(view, side) ? DISC : SQUARE;
}

/** The shape on a fence: its owner's, a diamond on the Chamber's. */
export function fenceShape(view: View, { owner, chamber }: Standing): number | null {
  if (chamber) return DIAMOND;
  return owner === null ? null : sideShape(view, owner);
}

export function paint(name: string): string {
  return `var(--${name})`;
}

/** A colour of the board itself: its bed, its tiles, the last move. */
export function ground(name: 'bed' | 'tile' | 'last'): string {
  return `var(--board-${name})`;
}

/** A named colour mixed into the colour below it, in per cent. */
export function mix(name: string, percent: number, below: 'bed' | 'tile' = 'tile'): string {
  return `color-mix(in srgb, ${paint(name)} ${percent}%, ${ground(below)})`;
}

/**
 * Where everything lies on the board: units, quarter turns, squares and fences.
 *
 * A square is 40 units wide, a groove 10. Columns and rows are counted from the bottom left of
 * the picture, whichever way the board is turned; y grows downwards, as it does on a screen.
 */

export const SIZE = 9;
export const CELL = 40;
export const GROOVE = 10;
export const STEP = CELL + GROOVE;
export const SPAN = SIZE * CELL + (SIZE - 1) * GROOVE;
export const HALF = CELL / 2;
const LAST = SIZE - 1;
export const FENCE_LENGTH = 2 * CELL + GROOVE;
export const FENCE_WIDTH = 8;

export type Turn = 0 | 1 | 2 | 3;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Cell {
  column: number;
  row: number;
}

const FILES = 'abcdefghi';

export const SQUARES: readonly string[] = Array.from(
  { length: SIZE * SIZE },
  (_, index) => FILES[index % SIZE]! + String(Math.floor(index / SIZE) + 1),
);

export const FENCES: readonly string[] = SQUARES.filter(
  (name) => !name.startsWith('i') && !name.endsWith('9'),
).flatMap((name) => [`${name}h`, `${name}v`]);

function turned(x: number, y: number, last: number, turn: Turn): Cell {
  let [column, row] = [x, y];
  for (let quarter = 0; quarter < turn; quarter += 1) [column, row] = [last - row, column];
  return { column, row };
}

function coordinates(name: string): [number, number] {
  return [FILES.indexOf(name[0]!), Number(name[1]) - 1];
}

/** The column and the row in which a square is seen. */
export function cellOf(square: string, turn: Turn): Cell {
  return turned(...coordinates(square), LAST, turn);
}

/** The square that is seen in a column and a row. */
export function squareAt({ column, row }: Cell, turn: Turn): string {
  const back = turned(column, row, LAST, ((4 - turn) % 4) as Turn);
  return FILES[back.column]! + String(back.row + 1);
}

/** The column and row of a fence's slot as seen, and whether the fence is seen lying. */
export function slotOf(fence: string, turn: Turn): Cell & { lying: boolean } {
  const cell = turned(...coordinates(fence), LAST - 1, turn);
  return { ...cell, lying: fence.endsWith('h') === (turn % 2 === 0) };
}

/** The fence that is seen in a slot, lying or standing. */
export function fenceAt({ column, row }: Cell, lying: boolean, turn: Turn): string {
  const back = turned(column, row, LAST - 1, ((4 - turn) % 4) as Turn);
  const horizontal = lying === (turn % 2 === 0);
  return FILES[back.column]! + String(back.row + 1) + (horizontal ? 'h' : 'v');
}

/** The other fence of the same slot. */
export function rotated(fence: string): string {
  return fence.slice(0, 2) + (fence.endsWith('h') ? 'v' : 'h');
}

export function tileOf(square: string, turn: Turn): Box {
  const { column, row } = cellOf(square, turn);
  return { x: STEP * column, y: STEP * (LAST - row), width: CELL, height: CELL };
}

export function centreOf(square: string, turn: Turn): Point {
  const tile = tileOf(square, turn);
  return { x: tile.x + HALF, y: tile.y + HALF };
}

/** The middle of a fence, where its slot is. */
export function postOf(fence: string, turn: Turn): Point {
  const { column, row } = slotOf(fence, turn);
  return { x: STEP * column + CELL + GROOVE / 2, y: STEP * (LAST - row) - GROOVE / 2 };
}

/** The rectangle of a fence: two squares and a groove long, a little air on each side. */
export function barOf(fence: string, turn: Turn): Box {
  const { x, y } = postOf(fence, turn);
  const [width, height] = slotOf(fence, turn).lying
    ? [FENCE_LENGTH, FENCE_WIDTH]
    : [FENCE_WIDTH, FENCE_LENGTH];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

export function inside({ x, y }: Point, box: Box): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
}

/** The square under a point; grooves belong to none. */
export function squareUnder(point: Point, turn: Turn): string | null {
  const column = Math.floor(point.x / STEP);
  const row = LAST - Math.floor(point.y / STEP);
  if (column < 0 || row < 0 || column > LAST || row > LAST) return null;
  const square = squareAt({ column, row }, turn);
  return inside(point, tileOf(square, turn)) ? square : null;
}

/** The direction in which a tunnel leaves the board on its way to its partner. */
export function outward(square: string, partner: string, turn: Turn): Point {
  const here = cellOf(square, turn);
  const there = cellOf(partner, turn);
  if (here.column === there.column) return { x: 0, y: here.row === 0 ? 1 : -1 };
  return { x: here.column === 0 ? -1 : 1, y: 0 };
}

/** Coordinates below the columns, from the left, and beside the rows, from below. */
export function edgeNames(turn: Turn): { below: string[]; beside: string[] } {
  const across = turn % 2;
  const along = Array.from({ length: SIZE }, (_, index) => index);
  return {
    below: along.map((column) => squareAt({ column, row: 0 }, turn)[across]!),
    beside: along.map((row) => squareAt({ column: 0, row }, turn)[1 - across]!),
  };
}

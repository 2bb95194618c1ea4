/** Names and colours of sides, seats and pieces, and where they sit around the board. */

import { cellOf, type Turn } from '../../board/geometry';
import type { Match } from '../../match';
import { botName } from '../../parts/levels';
import type { SeatState, Side, Table, View } from '../../wire';
import { say } from '../../words';

/** A table, its newest view, and our seats. */
export interface Cast {
  table: Table;
  view: View;
  mine: SeatState[];
}

/** Edge of the board as seen. */
export type Place = 'bottom' | 'left' | 'top' | 'right';

export function castOf(match: Match, view: View): Cast {
  return { table: match.table.value!, view, mine: match.mine.value };
}

/** Whether pieces of one side hunt those of the other, instead of racing. */
export function isChase(view: View): boolean {
  return view.lives !== null;
}

export function sides(view: View): Side[] {
  return view.stock.map((_, side) => side);
}

export function sideClass(view: View, side: Side): string {
  if (!isChase(view)) return `side-${side + 1}`;
  return side === 0 ? 'side-muncher' : 'side-ghosts';
}

export function seatsOf(table: Table, side: Side): SeatState[] {
  return table.seats.filter((seat) => seat.side === side);
}

export function isBot(seat: SeatState): boolean {
  return (seat.level ?? 0) > 0;
}

export function isMine({ mine }: Cast, side: Side): boolean {
  return mine.some((seat) => seat.side === side);
}

/** The pieces of a side, by number. */
export function piecesOf(view: View, side: Side): number[] {
  return view.figures.flatMap((figure, piece) => (figure.side === side ? [piece] : []));
}

export function pieceName(view: View, piece: number): string {
  return say(`piece-${view.figures[piece]!.name}`);
}

/** The name of the person who owns a seat, also while a bot sits in. */
export function ownerName(seat: SeatState): string {
  return seat.name || say('play-guest');
}

export function seatName(cast: Cast, seat: SeatState): string {
  if (isBot(seat)) return botName(seat.level!);
  const ours = cast.mine.some((own) => own.seat === seat.seat);
  if (!ours) return ownerName(seat);
  return cast.mine.length === 1 ? say('page-you') : sharedName(cast, seat);
}

/** The name of one of several seats at this screen: its own, or its piece where names repeat. */
function sharedName({ view, mine }: Cast, seat: SeatState): string {
  const name = seat.name ?? '';
  const alone = name && mine.filter((own) => own.name === name).length === 1;
  if (alone) return name;
  const piece = seat.pieces?.[0] ?? 0;
  return seat.pieces?.length === 1 ? pieceName(view, piece) : say('side-ghosts');
}

/** The name of a side in a sentence. */
export function sideName(cast: Cast, side: Side): string {
  const { view, table } = cast;
  if (isChase(view)) return say(side === 0 ? 'side-pacman' : 'side-ghosts');
  const letter = say(`side-${view.figures[side]!.name}`);
  const seat = seatsOf(table, side)[0];
  if (!seat) return letter;
  const name = seatName(cast, seat);
  const alone = table.seats.filter((one) => seatName(cast, one) === name).length === 1;
  return alone ? name : say('play-name-and-side', { name, side: letter });
}

/** The quarter turns that bring a side's home to the bottom. */
export function turnTo(view: View, side: Side): Turn {
  const home = isChase(view) ? null : view.homes[side];
  if (!home) return 0;
  return ([0, 1, 2, 3] as const).find((turn) => cellOf(home, turn).row === 0) ?? 0;
}

/** Where a side of a race sits while the board is turned. */
export function placeOf(view: View, side: Side, turn: Turn): Place {
  const cell = cellOf(view.homes[side] ?? 'e1', turn);
  if (cell.row === 0) return 'bottom';
  if (cell.row === 8) return 'top';
  return cell.column === 0 ? 'left' : 'right';
}

/** The side at the bottom: the first of ours, or the first of all. */
export function ownSide(cast: Cast): Side {
  return cast.mine[0]?.side ?? 0;
}

/** The characters of a race's pawns by piece; a chase has none. */
export function charactersOf({ table, view }: Cast): (string | null)[] {
  return view.figures.map((_, piece) => {
    const seat = table.seats.find((one) => one.pieces?.includes(piece));
    return isChase(view) || !seat?.character || seat.character === 'pawn' ? null : seat.character;
  });
}

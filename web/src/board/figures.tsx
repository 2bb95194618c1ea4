/** Pieces, pellets and respawn squares. */

import type { JSX } from 'preact';
import { memo } from './memo';
import type { View } from '../wire';
import { CELL, HALF, cellOf, centreOf, tileOf, type Point, type Turn } from './geometry';
import { parse } from './moves';
import { CHARACTERS, isChase } from './paint';
import { DRAWINGS, SHAPES } from './pieces';

const SHARED = 24; // the size of a piece that shares its square
const TOKEN = 0.72; // the scale of a character on its base
const TRIANGLE_DROP = 1.6;
const EDIBLE_RING = 22.5;
const MUNCHER = 42; // with his mouth open he looks small

/** One of our drawings, in its box of 40 units. */
export function Drawing(props: {
  name: string;
  at?: Point;
  size?: number;
  class?: string;
}): JSX.Element {
  const { name, at, size = CELL } = props;
  const place = at ? `translate(${at.x} ${at.y})` : '';
  const scale = size === CELL ? '' : `scale(${size / CELL})`;
  return (
    <g
      class={props.class}
      transform={`${place} ${scale}`.trim() || undefined}
      dangerouslySetInnerHTML={{ __html: DRAWINGS[name] ?? '' }}
    />
  );
}

interface PipProps {
  shape: number;
  at: Point;
  size: number;
  line?: number; // how thick its outline is
  class?: string;
  fill?: string;
  stroke?: string;
}

/** A side's shape, around a point. */
export function Pip(props: PipProps): JSX.Element {
  const { shape, at, size, line, ...rest } = props;
  const scale = size / 10;
  const width = line === undefined ? undefined : line / scale;
  return (
    <path
      d={SHAPES[shape]}
      transform={`translate(${at.x} ${at.y}) scale(${scale})`}
      stroke-width={width}
      {...rest}
    />
  );
}

interface Look {
  name: string;
  side: number;
  character?: string | null;
  left?: boolean;
  small?: boolean;
}

/** A piece as it is drawn everywhere. */
function PieceDrawing({ name, side, character, left, small }: Look): JSX.Element {
  if (CHARACTERS.includes(name)) {
    if (name === 'pacman' && left) return <Drawing name="pacman-left" />;
    return <Drawing name={small ? `${name}-small` : name} />;
  }
  const chosen = character && CHARACTERS.includes(character) ? character : null;
  if (!chosen) return <Drawing name={`pawn-${side % 4}`} />;
  const edge = HALF - HALF * TOKEN;
  const drop = side % 4 === 2 ? TRIANGLE_DROP : 0;
  return (
    <>
      <Drawing name={`base-${side % 4}`} />
      <Drawing name={`${chosen}-small`} at={{ x: edge, y: edge + drop }} size={CELL * TOKEN} />
    </>
  );
}

export interface PieceIconProps {
  name: string;
  side?: number;
  character?: string | null;
  size?: number;
}

/** A piece, a life or a pellet outside the board; what it means is said beside it. */
export const PieceIcon = memo(function PieceIcon({
  name,
  side = 0,
  character,
  size = 32,
}: PieceIconProps): JSX.Element {
  const known = name in DRAWINGS && !CHARACTERS.includes(name);
  return (
    <svg
      class="piece-icon"
      data-piece={name}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
    >
      {known ? (
        <Drawing name={name} />
      ) : (
        <PieceDrawing name={name} side={side} character={character} small={size < 34} />
      )}
    </svg>
  );
});

/** Respawn squares, pellets, and where pellets were. */
export const Things = memo(function Things({
  view,
  turn,
}: {
  view: View;
  turn: Turn;
}): JSX.Element {
  const taken = new Set(view.figures.map((figure) => figure.square));
  return (
    <g class="things">
      {view.marks.gates.map((square) => {
        const tile = tileOf(square, turn);
        return (
          <Drawing
            key={square}
            name="respawn"
            class="gate"
            at={{ x: tile.x + 4, y: tile.y + 4 }}
            size={32}
          />
        );
      })}
      {view.pellets_at_start.map((square) => {
        const lies = view.pellets.includes(square);
        if (!lies && taken.has(square)) return null;
        return (
          <Drawing
            key={square}
            name={lies ? 'pellet' : 'pellet-eaten'}
            class={lies ? 'pellet' : 'pellet-eaten'}
            at={tileOf(square, turn)}
          />
        );
      })}
    </g>
  );
});

export interface FiguresProps {
  view: View;
  turn: Turn;
  characters?: (string | null)[] | undefined;
  small?: boolean;
  edible?: number[]; // ghosts with a ring; by default those of the view
  register?: (piece: number, element: SVGGElement | null) => void;
}

/** The pieces; PAC-MAN last, since he is the one looked for. */
export const Figures = memo(function Figures({
  view,
  turn,
  characters,
  small = false,
  edible,
  register,
}: FiguresProps): JSX.Element {
  const order = view.figures.map((_, piece) => piece).reverse();
  return (
    <g class="pieces">
      {order.map((piece) => {
        const figure = view.figures[piece]!;
        if (figure.square === null) return null;
        const { at, size } = room(view, piece, turn);
        const ringed = (edible ?? view.marks.edible).includes(piece);
        const centre = centreOf(figure.square, turn);
        return (
          <g
            key={piece}
            class="piece"
            data-piece={figure.name}
            data-at={figure.square}
            ref={(element) => register?.(piece, element)}
          >
            {ringed && <circle class="edible" cx={centre.x} cy={centre.y} r={EDIBLE_RING} />}
            <g transform={`translate(${at.x} ${at.y}) scale(${size / CELL})`}>
              <PieceDrawing
                name={figure.name}
                side={figure.side}
                character={isChase(view) ? null : (characters?.[piece] ?? null)}
                left={looksLeft(view, piece, turn)}
                small={small || size < CELL}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
});

/** Place and size of a piece: the whole square, or a part if it is shared. */
function room(view: View, piece: number, turn: Turn): { at: Point; size: number } {
  const figure = view.figures[piece]!;
  const tile = tileOf(figure.square!, turn);
  const crowd = view.figures.flatMap((other, index) =>
    other.square === figure.square ? [index] : [],
  );
  if (crowd.length === 1) {
    const size = figure.name === 'pacman' ? MUNCHER : CELL;
    return { at: { x: tile.x - (size - CELL) / 2, y: tile.y - (size - CELL) / 2 }, size };
  }
  const place = crowd.indexOf(piece);
  const apart = CELL - SHARED;
  const down = crowd.length === 2 ? apart / 2 : Math.floor(place / 2) * apart;
  return { at: { x: tile.x + (place % 2) * apart, y: tile.y + down }, size: SHARED };
}

/** PAC-MAN looks where he went; before that, towards the middle. */
function looksLeft(view: View, piece: number, turn: Turn): boolean {
  const figure = view.figures[piece]!;
  if (figure.name !== 'pacman' || figure.square === null) return false;
  const { column } = cellOf(figure.square, turn);
  const move = view.last && view.last.side === figure.side ? parse(view.last.move) : null;
  if (move?.kind === 'walk' && view.last?.start && move.path.at(-1) === figure.square) {
    const before = cellOf(move.path.at(-2) ?? view.last.start, turn).column;
    if (Math.abs(before - column) === 1) return before > column;
  }
  return column > 4;
}

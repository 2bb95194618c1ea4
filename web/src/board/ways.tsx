/** Lines from square to square: routes, walks, lines of sight. */

import type { JSX, SVGAttributes } from 'preact';
import type { Last, View } from '../wire';
import { HALF, centreOf, outward, type Point, type Turn } from './geometry';
import { memo } from './memo';
import { parse } from './moves';
import { paint, pieceColour, sideColour } from './paint';

const REACH_OUT = HALF + 9; // how far a line goes into a tunnel

type Line = Omit<SVGAttributes<SVGPathElement>, 'd'>;

interface WayProps extends Line {
  view: View;
  turn: Turn;
  squares: string[];
  off?: number;
}

/** A line through the middles of squares; a tunnel leaves the board and comes back. */
export function Way({ view, turn, squares, off = 0, ...rest }: WayProps): JSX.Element {
  const shift = ({ x, y }: Point): string => `${x + off} ${y + off}`;
  const drawn = squares.map((square, index) => {
    const before = squares[index - 1];
    const here = centreOf(square, turn);
    if (before === undefined) return `M${shift(here)}`;
    if (!tunnel(view, before, square)) return `L${shift(here)}`;
    return `L${shift(mouth(before, square, turn))}M${shift(mouth(square, before, turn))}L${shift(here)}`;
  });
  return <path class="way" d={drawn.join('')} {...rest} />;
}

export function tunnel(view: View, one: string, other: string): boolean {
  return view.marks.tunnels.some(
    (pair) => pair.includes(one) && pair.includes(other) && one !== other,
  );
}

/** The point outside the board where a line through a tunnel ends. */
export function mouth(square: string, partner: string, turn: Turn): Point {
  const { x, y } = centreOf(square, turn);
  const way = outward(square, partner, turn);
  return { x: x + way.x * REACH_OUT, y: y + way.y * REACH_OUT };
}

// A dash pattern for each side: dots, dashes, dots and dashes, short dashes.
const RHYTHMS = ['0.1 6.5', '6 5', '8 4.5 0.1 4.5', '2.5 4.5'];
const WIDTHS = [3, 2.2, 2.4, 2.4];
const APART: Record<number, number[]> = {
  1: [0],
  2: [-4, 4],
  3: [-6, 0, 6],
  4: [-7.5, -2.5, 2.5, 7.5],
};

/** Each side's shortest route, side by side where they share squares. */
export const Routes = memo(function Routes({
  view,
  turn,
}: {
  view: View;
  turn: Turn;
}): JSX.Element {
  const found = view.routes.filter((route) => route !== null);
  return (
    <g class="routes">
      {found.map((route, index) => {
        const shared = found.some(
          (other) =>
            other !== route && other.squares.some((square) => route.squares.includes(square)),
        );
        const { side } = view.figures[route.piece]!;
        return (
          <Way
            key={route.piece}
            view={view}
            turn={turn}
            squares={route.squares}
            off={shared ? APART[found.length]![index]! : 0}
            stroke={paint(sideColour(view, side))}
            stroke-width={WIDTHS[side % 4]}
            stroke-dasharray={RHYTHMS[side % 4]}
          />
        );
      })}
    </g>
  );
});

const SIGHT_DASHES: Record<string, string> = {
  blinky: '7 5',
  inky: '2 5',
  pinky: '10 4 2 4',
  clyde: '4 4',
};

/** A beam and an arrow from every ghost that sees PAC-MAN, in its colour and dash pattern. */
export const Sight = memo(function Sight({ view, turn }: { view: View; turn: Turn }): JSX.Element {
  return (
    <g class="sight">
      {view.marks.sights.map(({ ghost, start, prey }) => (
        <Arrow
          key={ghost}
          from={centreOf(start, turn)}
          to={centreOf(prey, turn)}
          colour={paint(pieceColour(view, ghost))}
          dashes={SIGHT_DASHES[view.figures[ghost]!.name]}
        />
      ))}
    </g>
  );
});

export function Arrow(props: {
  from: Point;
  to: Point;
  colour: string;
  dashes?: string | undefined;
}): JSX.Element {
  const { from, to, colour, dashes } = props;
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const tail = { x: from.x + ux * 20, y: from.y + uy * 20 };
  const head = { x: to.x - ux * 20.5, y: to.y - uy * 20.5 };
  const line = `M${tail.x} ${tail.y}L${head.x} ${head.y}`;
  const barb = (way: number) =>
    `${head.x - ux * 5.5 - way * uy * 4.5} ${head.y - uy * 5.5 + way * ux * 4.5}`;
  return (
    <g class="arrow" stroke={colour}>
      <path class="beam" d={line} />
      <path d={line} stroke-width="2" stroke-dasharray={dashes} />
      <path d={`M${barb(1)}L${head.x} ${head.y}L${barb(-1)}`} stroke-width="2.2" />
    </g>
  );
}

interface ThreadProps {
  view: View;
  turn: Turn;
  moves: Last[];
}

/** The paths of moves: of one if it was longer than a step, of several in their pieces' colours. */
export function Threads({ view, turn, moves }: ThreadProps): JSX.Element {
  const one = moves.length < 2;
  const ways = moves.flatMap(({ move, start }) => {
    const parsed = parse(move);
    if (parsed?.kind !== 'walk' || !start || (one && parsed.path.length < 2)) return [];
    const piece = view.figures.findIndex((figure) => figure.letter === parsed.letter);
    return [{ piece, squares: [start, ...parsed.path] }];
  });
  return (
    <>
      {ways.map(({ piece, squares }, index) => (
        <Way
          key={index}
          class="way thread"
          view={view}
          turn={turn}
          squares={squares}
          {...(!one && piece >= 0 ? { style: { stroke: paint(pieceColour(view, piece)) } } : {})}
          stroke-width={2.4}
          stroke-dasharray="0.1 5.5"
        />
      ))}
    </>
  );
}

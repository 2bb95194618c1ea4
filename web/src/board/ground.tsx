/** The lowest layers of the board: squares, coordinates, tunnels, the Chamber, the last move. */

import type { JSX, SVGAttributes } from 'preact';
import type { Last, View } from '../wire';
import { Drawing, Pip } from './figures';
import {
  CELL,
  HALF,
  SPAN,
  SQUARES,
  STEP,
  barOf,
  cellOf,
  centreOf,
  edgeNames,
  grown,
  outward,
  tileOf,
  type Box,
  type Point,
  type Turn,
} from './geometry';
import { memo } from './memo';
import { parse } from './moves';
import {
  FENCE_RADIUS,
  GOAL_MIX,
  TILE_RADIUS,
  ground,
  mix,
  paint,
  sideColour,
  sideShape,
} from './paint';

const FLOOR_MIX = 10; // of the Chamber
const ARCH = 17; // how far an arch stands out
// Half of a tile, cut on the diagonal through its top left corner.
const HALF_TILE = 'M1.46 1.46A5 5 0 0 1 5 0H35A5 5 0 0 1 40 5V35A5 5 0 0 1 38.54 38.54Z';

interface Props {
  view: View;
  turn: Turn;
}

interface MarkedProps extends Props {
  recent?: Last[] | null | undefined;
}

/** A rectangle with round corners. */
export function Rect(props: { box: Box; r: number } & SVGAttributes<SVGRectElement>): JSX.Element {
  const { box, r, ...rest } = props;
  return <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={r} {...rest} />;
}

/** The sides whose goal a square is; of two, the one whose goal is seen as a column first. */
function owners(view: View, square: string, turn: Turn): number[] {
  const wanting = view.figures.filter((figure) => figure.goal.includes(square));
  const column = (goal: string[]) =>
    new Set(goal.map((one) => cellOf(one, turn).column)).size === 1;
  return wanting
    .sort((one, other) => Number(column(other.goal)) - Number(column(one.goal)))
    .map((figure) => figure.side);
}

/** The moves that are marked: the last one, or several. */
export function marked(view: View, recent?: Last[] | null): Last[] {
  return recent?.length ? recent : view.last ? [view.last] : [];
}

/** The squares where a move began and ended. */
export function endsOfMove(last: Last): string[] {
  const move = parse(last.move);
  if (move?.kind === 'enter') return [move.square];
  if (move?.kind !== 'walk') return [];
  return [...(last.start ? [last.start] : []), move.path.at(-1)!];
}

/** The 81 squares, tinted as goals, Chamber or last move. */
export const Tiles = memo(function Tiles({ view, turn, recent }: MarkedProps): JSX.Element {
  const last = marked(view, recent).flatMap(endsOfMove);
  const taken = new Set(view.figures.map((figure) => figure.square));
  return (
    <g class="tiles">
      {SQUARES.map((square) => {
        const tile = tileOf(square, turn);
        const sides = owners(view, square, turn);
        const special = specialFill(view, square, last);
        const fill = (side: number) => mix(sideColour(view, side), GOAL_MIX);
        return (
          <g key={square}>
            <Rect
              box={tile}
              r={TILE_RADIUS}
              fill={special ?? (sides.length ? fill(sides[0]!) : ground('tile'))}
              data-square={square}
            />
            {!special && sides.length > 1 && (
              <path d={HALF_TILE} transform={mirrored(square, turn)} fill={fill(sides[1]!)} />
            )}
            {!special && !taken.has(square) && (
              <GoalPips view={view} sides={sides} at={centreOf(square, turn)} />
            )}
          </g>
        );
      })}
    </g>
  );
});

function specialFill(view: View, square: string, last: string[]): string | null {
  if (last.includes(square)) return ground('last');
  return view.chamber.includes(square) ? mix('fence-ch', FLOOR_MIX) : null;
}

/** The transform of the half tile in a corner of the board, its straight edges outside. */
function mirrored(square: string, turn: Turn): string {
  const { column, row } = cellOf(square, turn);
  const tile = tileOf(square, turn);
  const [right, down] = [column > 4, row < 4];
  const at = `translate(${tile.x + (right ? CELL : 0)} ${tile.y + (down ? CELL : 0)})`;
  return `${at} scale(${right ? -1 : 1} ${down ? -1 : 1})`;
}

/** The owner's shape in every square of a goal: tints alone are lost without colour. */
function GoalPips({ view, sides, at }: { view: View; sides: number[]; at: Point }): JSX.Element {
  const across = at.x > SPAN / 2 ? 8 : -8;
  const along = at.y > SPAN / 2 ? 8 : -8;
  const places =
    sides.length < 2
      ? [at]
      : [
          { x: at.x + across, y: at.y - along },
          { x: at.x - across, y: at.y + along },
        ];
  return (
    <>
      {sides.map((side, index) => (
        <Pip
          key={side}
          class="goal-pip"
          shape={sideShape(view, side)}
          at={places[index]!}
          size={sides.length < 2 ? 5 : 3.4}
          line={1.4}
          stroke={paint(`${sideColour(view, side)}-ink`)}
        />
      ))}
    </>
  );
}

/** Letters and figures outside the board, upright whichever way it is turned. */
export const Coordinates = memo(function Coordinates(
  props: Props & { compact: boolean },
): JSX.Element {
  const { view, turn, compact } = props;
  const { below, beside } = edgeNames(turn);
  const size = compact ? 11.5 : 9.5;
  const arches = view.marks.tunnels.length > 0;
  const [down, left] = arches ? [11.5, 8] : compact ? [10, 7.5] : [15, 11];
  const mouths = new Set(
    view.marks.tunnels.flatMap(([one, other]) => [
      mouth(one, other, turn),
      mouth(other, one, turn),
    ]),
  );
  return (
    <g class="coordinates" font-size={size}>
      {below.map((name, column) => (
        <text
          key={name}
          x={STEP * column + HALF - (mouths.has(`${column},0,0,1`) ? 8 : 0)}
          y={SPAN + down}
        >
          {name}
        </text>
      ))}
      {beside.map((name, row) => (
        <text
          key={name}
          x={-left}
          y={STEP * (8 - row) + HALF + size * 0.36 + (mouths.has(`0,${row},-1,0`) ? 9 : 0)}
        >
          {name}
        </text>
      ))}
    </g>
  );
});

function mouth(square: string, partner: string, turn: Turn): string {
  const { column, row } = cellOf(square, turn);
  const way = outward(square, partner, turn);
  return `${column},${row},${way.x},${way.y}`;
}

/** An arch on the rim beside every mouth; pairs have equal numbers of chevrons. */
export const Tunnels = memo(function Tunnels({ view, turn }: Props): JSX.Element {
  return (
    <g class="tunnels">
      {view.marks.tunnels.flatMap(([one, other], index) => [
        <Arch key={one} square={one} partner={other} turn={turn} pair={index + 1} />,
        <Arch key={other} square={other} partner={one} turn={turn} pair={index + 1} />,
      ])}
    </g>
  );
});

function Arch(props: { square: string; partner: string; turn: Turn; pair: number }): JSX.Element {
  const { square, partner, turn, pair } = props;
  const { x, y } = tileOf(square, turn);
  const way = outward(square, partner, turn);
  // Where a coordinate stands inside the arch, the chevrons make room for it.
  const [at, angle, aside] =
    way.y < 0
      ? [{ x, y: y - ARCH }, 0, '+0']
      : way.y > 0
        ? [{ x: x + CELL, y: y + CELL + ARCH }, 180, '-7']
        : way.x < 0
          ? [{ x: x - ARCH, y: y + CELL }, -90, '+7']
          : [{ x: x + CELL + ARCH, y }, 90, '+0'];
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${angle})`}>
      <Drawing name={`arch-${Math.min(pair, 2)}${aside}`} />
    </g>
  );
}

/** The outline of the Chamber, and the slots that its fences have left. */
export const Chamber = memo(function Chamber({ view, turn }: Props): JSX.Element | null {
  if (!view.chamber.length) return null;
  return (
    <g class="chamber">
      <Room boxes={view.chamber.map((square) => tileOf(square, turn))} />
      {view.vacated.map((fence) => (
        <Rect key={fence} box={barOf(fence, turn)} r={FENCE_RADIUS} class="vacated" />
      ))}
    </g>
  );
});

/** A line round a room: a rectangle with round corners, or the edges of another shape. */
function Room({ boxes }: { boxes: Box[] }): JSX.Element {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x)) - x;
  const height = Math.max(...boxes.map((box) => box.y)) - y;
  if (boxes.length === (width / STEP + 1) * (height / STEP + 1)) {
    const room = { x, y, width: width + CELL, height: height + CELL };
    return <Rect box={grown(room, 1)} r={7} class="chamber-room" />;
  }
  return <path d={boxes.map((box) => edgesOf(box, boxes)).join('')} class="chamber-room" />;
}

/** The edges of one square of a room that are edges of the room. */
function edgesOf({ x, y }: Box, room: Box[]): string {
  const [left, top, right, bottom] = [x - 1, y - 1, x + CELL + 1, y + CELL + 1];
  const edges: [number, number, string][] = [
    [x, y - STEP, `M${left} ${top}H${right}`],
    [x, y + STEP, `M${left} ${bottom}H${right}`],
    [x - STEP, y, `M${left} ${top}V${bottom}`],
    [x + STEP, y, `M${right} ${top}V${bottom}`],
  ];
  const ends = edges.filter(([u, v]) => !room.some((box) => box.x === u && box.y === v));
  return ends.map(([, , line]) => line).join('');
}

/** For each marked move a dashed ring where it began, and a solid one where it ended. */
export const LastMove = memo(function LastMove({ view, turn, recent }: MarkedProps): JSX.Element {
  return (
    <>
      {marked(view, recent).map((last, count) => {
        const squares = endsOfMove(last);
        return (
          <g key={count} class="last-move" data-move={last.move}>
            {squares.map((square, index) => (
              <Rect
                key={square + String(index)}
                box={grown(tileOf(square, turn), -0.9)}
                r={4.3}
                class={index < squares.length - 1 ? 'left' : 'stands'}
              />
            ))}
          </g>
        );
      })}
    </>
  );
});

/** Rings round squares that a text speaks of. */
export function Spoken({ squares, turn }: { squares: string[]; turn: Turn }): JSX.Element {
  return (
    <g class="spoken">
      {squares.map((square) => (
        <Rect key={square} box={grown(tileOf(square, turn), -1.4)} r={4} />
      ))}
    </g>
  );
}

/** Marks on squares and fences that are wrong: a ring, and a cross where nothing else tells. */
export function Faulty({ names, turn }: { names: string[]; turn: Turn }): JSX.Element {
  return (
    <g class="faulty">
      {names.map((name) => (
        <Rect
          key={name}
          box={name.length === 2 ? grown(tileOf(name, turn), -1.4) : grown(barOf(name, turn), 3)}
          r={name.length === 2 ? 4 : 6}
          data-faulty={name}
        />
      ))}
    </g>
  );
}

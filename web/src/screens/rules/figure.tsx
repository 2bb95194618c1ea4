/** A figure of the rules: a part of a board with marks. */

import { useId } from 'preact/hooks';

import { FenceBody, Fences } from '../../board/fences';
import { Figures, Things } from '../../board/figures';
import { CELL, barOf, centreOf, grown, postOf, tileOf, type Box } from '../../board/geometry';
import { Chamber, Rect, Spoken, Tiles, Tunnels } from '../../board/ground';
import { Definitions } from '../../board/layers';
import { LEGAL_MIX, TILE_RADIUS, isChase, mix, paint, pieceColour, placedColour, sideColour, sideShape } from '../../board/paint';
import { Arrow, Sight, Way } from '../../board/ways';
import type { FigureTold, FigureMark, Piece, View } from '../../wire';
import { say } from '../../words';

const MARGIN = 8;
const NAMES = 16; // room for coordinates, left and below
const ARCHES = 18; // room for the arches of tunnels
const FILES = 'abcdefghi';

export function RuleFigure({ figure }: { figure: FigureTold }) {
  const id = useId();
  const { view, marks } = figure;
  const chase = isChase(view);
  const box = shownBox(figure);
  const below = marks.filter((mark) => mark.kind === 'targets');
  const above = marks.filter((mark) => mark.kind !== 'targets');
  return (
    <svg
      class="figure-board"
      data-board={chase ? 'arcade' : 'quiet'}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      role="img"
      aria-label={say(figure.key)}
      style={{ '--wide': box.width / CELL }}
    >
      <Definitions id={id} chase={chase} />
      <Tiles view={view} turn={0} />
      <Tunnels view={view} turn={0} />
      {below.map((mark, index) => (
        <MarkOf key={index} mark={mark} view={view} id={id} />
      ))}
      <Chamber view={view} turn={0} />
      {figure.routes.map((side) => (
        <RouteOf key={side} view={view} side={side} />
      ))}
      <Things view={view} turn={0} />
      <Sight view={view} turn={0} />
      <Fences view={view} turn={0} compact />
      <Figures view={view} turn={0} small />
      {above.map((mark, index) => (
        <MarkOf key={index} mark={mark} view={view} id={id} />
      ))}
      <Names box={box} figure={figure} />
    </svg>
  );
}

/** Columns and rows of the area, the lowest and the highest. */
function limits({ area }: FigureTold): { columns: [number, number]; rows: [number, number] } {
  const [low = 'a1', high = 'i9'] = area;
  return {
    columns: [FILES.indexOf(low[0]!), FILES.indexOf(high[0]!)],
    rows: [Number(low[1]) - 1, Number(high[1]) - 1],
  };
}

/** The part of the drawing that is shown; half a square more where the board goes on. */
function shownBox(figure: FigureTold): Box {
  const { columns, rows } = limits(figure);
  const arches = figure.view.marks.tunnels.length ? ARCHES : 0;
  const low = tileOf(FILES[columns[0]]! + String(rows[0] + 1), 0);
  const high = tileOf(FILES[columns[1]]! + String(rows[1] + 1), 0);
  const left = low.x - MARGIN - NAMES - (columns[0] === 0 ? arches : 0);
  const right = high.x + CELL + MARGIN + (columns[1] === 8 ? arches : 0);
  const top = high.y - MARGIN - (rows[1] === 8 ? arches : 0);
  const bottom = low.y + CELL + MARGIN + NAMES + (rows[0] === 0 ? arches : 0);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Coordinates at the left and lower edge, on the colour of the bed. */
function Names({ box, figure }: { box: Box; figure: FigureTold }) {
  const { columns, rows } = limits(figure);
  const bottom = box.y + box.height;
  const between = ([from, to]: [number, number]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <g class="coordinates" font-size={12}>
      <rect class="figure-edge" x={box.x} y={box.y} width={NAMES} height={box.height} />
      <rect class="figure-edge" x={box.x} y={bottom - NAMES} width={box.width} height={NAMES} />
      {between(columns).map((column) => (
        <text key={column} x={centreOf(`${FILES[column]}1`, 0).x} y={bottom - 4.5}>
          {FILES[column]}
        </text>
      ))}
      {between(rows).map((row) => (
        <text key={row} x={box.x + 9} y={centreOf(`a${row + 1}`, 0).y + 4}>
          {row + 1}
        </text>
      ))}
    </g>
  );
}

function RouteOf({ view, side }: { view: View; side: number }) {
  const route = view.routes[side];
  if (!route) return null;
  return (
    <Way
      view={view}
      turn={0}
      squares={route.squares}
      stroke={paint(sideColour(view, side))}
      stroke-width={3}
      stroke-dasharray="0.1 6.5"
    />
  );
}

function colourOf(view: View, piece: Piece | null): string {
  return piece === null ? sideColour(view, view.to_move) : pieceColour(view, piece);
}

function MarkOf({ mark, view, id }: { mark: FigureMark; view: View; id: string }) {
  switch (mark.kind) {
    case 'targets':
      return <TargetsMark squares={mark.squares} colour={colourOf(view, mark.piece)} view={view} />;
    case 'barred':
      return (
        <>
          {mark.squares.map((square) => (
            <Cross key={square} square={square} />
          ))}
        </>
      );
    case 'highlight':
      return <Spoken squares={mark.squares} turn={0} />;
    case 'label':
      return <Label square={mark.square} text={mark.text} />;
    case 'arrow':
      return (
        <Arrow
          from={centreOf(mark.start, 0)}
          to={centreOf(mark.end, 0)}
          colour={mark.piece === null ? 'currentColor' : paint(pieceColour(view, mark.piece))}
        />
      );
    case 'path':
      return <Path mark={mark} view={view} />;
    case 'fence':
      return <FenceMark fence={mark.fence} legal={mark.legal} view={view} id={id} />;
  }
}

function TargetsMark({ squares, colour, view }: { squares: string[]; colour: string; view: View }) {
  const taken = new Set(view.figures.map((figure) => figure.square));
  return (
    <g class="targets">
      {squares.map((square) => {
        const { x, y } = centreOf(square, 0);
        return (
          <g key={square} class="target">
            <Rect box={tileOf(square, 0)} r={TILE_RADIUS} fill={mix(colour, LEGAL_MIX)} />
            {taken.has(square) ? (
              <Rect box={grown(tileOf(square, 0), -1)} r={4} class="ring" stroke={paint(colour)} />
            ) : (
              <circle cx={x} cy={y} r={6} fill={paint(colour)} />
            )}
          </g>
        );
      })}
    </g>
  );
}

function Cross({ square }: { square: string }) {
  const { x, y } = centreOf(square, 0);
  return (
    <g class="figure-barred">
      <circle cx={x} cy={y} r={10.5} />
      <path d={`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`} />
    </g>
  );
}

function Label({ square, text }: { square: string; text: string }) {
  const { x, y } = centreOf(square, 0);
  return (
    <g class="figure-label">
      <circle cx={x} cy={y} r={9.5} />
      <text x={x} y={y + 4.4}>
        {text}
      </text>
    </g>
  );
}

function Path({ mark, view }: { mark: Extract<FigureMark, { kind: 'path' }>; view: View }) {
  const colour = paint(colourOf(view, mark.piece));
  return (
    <g class="figure-path">
      <Way view={view} turn={0} squares={mark.squares} stroke={colour} stroke-width={3} stroke-dasharray="0.1 6.5" />
      {mark.numbered &&
        mark.squares.slice(1).map((square, index) => (
          <Label key={`${square}${index}`} square={square} text={String(index + 1)} />
        ))}
    </g>
  );
}

interface FenceMarkProps {
  fence: string;
  legal: boolean;
  view: View;
  id: string;
}

function FenceMark({ fence, legal, view, id }: FenceMarkProps) {
  const bar = barOf(fence, 0);
  const { x, y } = postOf(fence, 0);
  if (!legal) {
    return (
      <g class="refused">
        <Rect box={grown(bar, 2)} r={5} class="refused-bed" />
        <Rect box={bar} r={3} class="refused-bar" fill={`url(#${id}-hatch)`} />
        <circle cx={x} cy={y} r={8} class="refused-post" />
        <path d={`M${x - 3} ${y - 3}l6 6M${x + 3} ${y - 3}l-6 6`} class="refused-cross" />
      </g>
    );
  }
  const colour = placedColour(view, view.to_move);
  return (
    <g>
      <Rect box={grown(bar, 2)} r={5} class="preview-ring" stroke={paint(colour)} />
      <FenceBody
        fence={fence}
        turn={0}
        colour={colour}
        shape={sideShape(view, view.to_move)}
        chase={isChase(view)}
        compact
      />
    </g>
  );
}

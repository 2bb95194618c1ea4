/** What the server tells and is told: docs/reference/wire.md, with the names used there. */

export type Side = number;
export type Piece = number;

export interface Figure {
  name: string;
  letter: string;
  side: Side;
  square: string | null;
  goal: string[];
}

export interface Standing {
  fence: string;
  owner: Side | null;
  chamber: boolean;
}

export interface Last {
  move: string;
  side: Side;
  start: string | null;
}

export interface Route {
  piece: Piece;
  squares: string[];
}

export interface Sight {
  ghost: Piece;
  start: string;
  prey: string;
}

export interface Marks {
  phase: string;
  boosted: boolean;
  /** Ghosts that a walk can eat now. */
  edible: Piece[];
  sights: Sight[];
  gates: string[];
  tunnels: [string, string][];
  reserve: number | null;
  speed: number | null;
  turn: number | null;
  opening: number;
}

export interface Outcome {
  winner: Side | null;
  reason: string;
}

/** A moment of a game, ready to be drawn. */
export interface View {
  mode: string;
  figures: Figure[];
  homes: (string | null)[];
  fences: Standing[];
  vacated: string[];
  chamber: string[];
  pellets: string[];
  pellets_at_start: string[];
  eaten: number;
  stock: number[];
  stock_at_start: number[];
  lives: number | null;
  lives_at_start: number | null;
  to_move: Side;
  movers: Piece[];
  steps_left: number | null;
  marks: Marks;
  routes: (Route | null)[];
  last: Last | null;
  outcome: Outcome | null;
  rating: number | null;
  ply: number;
  position: string;
}

export interface WalkChoice {
  piece: Piece;
  end: string;
  walks: string[];
  paths: string[][];
}

export interface FenceChoice {
  move: string;
  costs: (number | null)[];
}

export interface RefusedSlot {
  fence: string;
  refusal: string;
  pieces: Piece[];
  squares: string[];
  /** In a relocation, the fence that would be put there. */
  old?: string | null;
}

/** Every legal move, sorted by what a person can point at. */
export interface Options {
  walks: WalkChoice[];
  fences: FenceChoice[];
  refused: RefusedSlot[];
  enters: string[];
  spend: string | null;
  passes: string[];
}

export type Time =
  | { kind: 'none' }
  | { kind: 'per_move'; seconds: number }
  | { kind: 'fischer'; seconds: number; increment?: number }
  | { kind: 'days'; days: number };

export interface Setup {
  mode?: string;
  preset?: string | null;
  layout?: string | null;
  switches?: Record<string, boolean | number | string>;
  seats?: number;
  time?: Time;
  public?: boolean;
  casual?: boolean;
  lots?: 'draw' | 'seats';
  team_decides?: 'anyone' | 'captain';
  legs?: 1 | 2;
}

export interface SeatState {
  seat: number;
  name?: string;
  player?: string;
  level?: number;
  character?: string;
  side?: Side | null;
  pieces?: Piece[];
  away?: boolean;
}

export interface Clock {
  left: number[];
  running: Side | null;
  at: number;
}

export type OfferKind = 'draw' | 'takeback' | 'rematch' | 'resign';

export interface OfferState {
  seat: number;
  kind: OfferKind;
  agreed: number[];
}

export interface Result {
  winners: Side[];
  reason: string;
  rating?: number | null;
  /** Who gave up. */
  seat?: number;
}

/** All of a match but the board. */
export interface Table {
  match: string;
  setup: Setup;
  phase: 'open' | 'playing' | 'over';
  seats: SeatState[];
  shares: Piece[][];
  pivot: number;
  seed?: number | null;
  clock?: Clock | null;
  offers?: OfferState[];
  result?: Result | null;
  leg?: number;
  before?: string;
  after?: string;
}

export type Event =
  | { type: 'seated'; seat: number; name?: string; player?: string; level?: number }
  | { type: 'left'; seat: number }
  | { type: 'chose'; seat: number; character: string }
  | { type: 'shared'; shares: Piece[][] }
  | { type: 'started'; seed: number; chairs: number[] }
  | { type: 'moved'; seat: number; move: string }
  | { type: 'offered'; seat: number; kind: OfferKind }
  | { type: 'answered'; seat: number; kind: OfferKind; yes: boolean }
  | { type: 'tookback'; plies: number }
  | { type: 'resigned'; seat: number }
  | { type: 'flagged'; side: Side }
  | { type: 'claimed'; seat: number; gone: number }
  | { type: 'substituted'; seat: number; level: number }
  | { type: 'returned'; seat: number }
  | { type: 'said'; seat: number; phrase: string }
  | { type: 'aborted'; seat: number }
  | { type: 'continued'; match: string; kind: string };

export interface Leg {
  match: string;
  sides: Side[];
  winners: Side[];
  reason: string;
  pellets: number | null;
  rounds: number;
}

export interface Summary {
  match: string;
  legs: Leg[];
  points: number[];
}

export interface Attending {
  seat: number;
  here: boolean;
  /** Missing for somebody who never came. */
  gone_since?: number;
}

/** Who is at the table; a seat is kept for `grace` milliseconds, then it can be claimed. */
export interface Presence {
  match: string;
  grace: number;
  seats: Attending[];
}

export interface OpenTable {
  match: string;
  mode: string;
  time: Time;
  casual: boolean;
  seats: (string | null)[];
  bots: number[];
}

export type Args = Record<string, string | number | (string | number)[]>;

export type Message =
  | { type: 'hello'; version: number; features: string[]; you: string }
  | {
      type: 'snapshot';
      match: string;
      seq: number;
      now: number;
      table: Table;
      moves: string[];
      view: View;
    }
  | { type: 'event'; match: string; seq: number; at: number; event: Event }
  | { type: 'table'; seq: number; table: Table }
  | { type: 'view'; match: string; seq: number; view: View }
  | { type: 'options'; match: string; seq: number; seats: number[]; options: Options }
  | { type: 'done'; rid: number; match: string; seq: number }
  | { type: 'refused'; rid: number; code: string; args?: Args }
  | { type: 'lobby'; tables: OpenTable[] }
  | { type: 'found'; match: string }
  | ({ type: 'presence' } & Presence)
  | { type: 'suggestion'; match: string; seq: number; seat: number; move: string }
  | { type: 'hint'; match: string; seq: number; move: string }
  | ({ type: 'summary' } & Summary)
  | { type: 'pong'; now: number }
  | { type: 'bye'; code: string; again: boolean };

/** What a client asks about a match; `match`, `seq` and `rid` are added on the way. */
export type Command =
  | { type: 'take'; seat: number; name?: string; character?: string }
  | { type: 'leave'; seat: number }
  | { type: 'choose'; seat: number; character: string }
  | { type: 'bot'; seat: number; level: number }
  | { type: 'fill'; level: number }
  | { type: 'share'; shares: Piece[][] }
  | { type: 'start' }
  | { type: 'move'; move: string; seat?: number }
  | { type: 'offer'; seat: number; kind: OfferKind }
  | { type: 'answer'; seat: number; kind: OfferKind; yes: boolean }
  | { type: 'resign'; seat: number }
  | { type: 'abort'; seat: number }
  | { type: 'claim'; seat: number; gone: number; want: 'win' | 'bot'; level?: number }
  | { type: 'return'; seat: number }
  | { type: 'say'; seat: number; phrase: string }
  | { type: 'suggest'; seat: number; move: string }
  | { type: 'hint'; seat: number };

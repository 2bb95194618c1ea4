// Made by web/wire.py from src/corridor/wire: change the structs there, then `python -m web.make`.

/** Messages between server and page; docs/reference/wire.md has examples of all of them. */
export const VERSION = 1;

export type Piece = number; // index into the figures of a layout, in order of play

export type Side = number; // pieces of one side win and lose together

export type Switch = boolean | number | string;

/** What a pawn of a race looks like; the rules do not care. */
export type Character = 'pawn' | 'pacman' | 'blinky' | 'inky' | 'pinky' | 'clyde';

/** What is wrong with a command. Illegal moves name the law's own code in their arguments. */
export type Code =
  | 'bad_message'
  | 'bad_setup'
  | 'bad_secret'
  | 'bad_code'
  | 'bad_token'
  | 'bad_origin'
  | 'no_such_match'
  | 'no_such_seat'
  | 'not_seated'
  | 'not_your_seat'
  | 'not_your_turn'
  | 'not_owner'
  | 'not_captain'
  | 'not_started'
  | 'not_full'
  | 'not_over'
  | 'not_casual'
  | 'not_gone'
  | 'not_their_turn'
  | 'started'
  | 'finished'
  | 'stale'
  | 'illegal'
  | 'time_is_up'
  | 'seat_taken'
  | 'character_taken'
  | 'bad_shares'
  | 'no_offer'
  | 'offered_already'
  | 'bot_declines'
  | 'nothing_to_take_back'
  | 'too_late_to_abort'
  | 'no_team'
  | 'too_many'
  | 'too_large'
  | 'busy';

/** What can be said at a table: twelve phrases, each in the listener's language. */
export type Phrase =
  | 'hello'
  | 'good_luck'
  | 'well_played'
  | 'nice_fence'
  | 'oops'
  | 'thinking'
  | 'your_turn'
  | 'back_soon'
  | 'i_am_back'
  | 'thanks'
  | 'again'
  | 'goodbye';

export type Level = number;

export type SeatNumber = number;

export type Name = string;

export type MatchId = string;

/** Nobody counts. */
export interface NoClock {
  kind: 'none';
}

/** So many seconds for each turn of a side. */
export interface PerMove {
  kind: 'per_move';
  seconds: number;
}

/** So many seconds for the game, and some more after each turn. */
export interface Fischer {
  kind: 'fischer';
  seconds: number;
  increment?: number;
}

/** So many days for each turn of a side. */
export interface Days {
  kind: 'days';
  days: number;
}

export type Time = NoClock | PerMove | Fischer | Days;

/** What a table plays. */
export interface Setup {
  mode?: string;
  preset?: string | null;
  layout?: string | null; // a key, or a whole layout
  switches?: Record<string, boolean | number | string>;
  seats?: number;
  time?: Time;
  public?: boolean;
  casual?: boolean; // undo against bots, and hints
  lots?: 'draw' | 'seats'; // "seats": the first seat has the first side
  team_decides?: 'anyone' | 'captain';
  legs?: 1 | 2;
}

export type Squares = string[];

export interface Figure {
  name: string;
  letter: string;
  side: Side;
  square: string | null;
  goal: Squares;
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
  squares: Squares;
}

export interface Sight {
  ghost: Piece;
  start: string;
  prey: string;
}

export interface Marks {
  phase: string;
  boosted: boolean;
  edible: Piece[];
  sights: Sight[];
  gates: Squares;
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
  chamber: Squares;
  pellets: Squares;
  pellets_at_start: Squares;
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
  paths: Squares[];
}

export interface FenceChoice {
  move: string;
  costs: (number | null)[];
}

/**
 * A fence that may not be placed: the pieces it would cut off, and the way that would close.
 *
 * Where whole squares would be cut off, `squares` are those. `old` is the fence of the
 * Chamber that would be put there, in a relocation.
 */
export interface RefusedSlot {
  fence: string;
  refusal: string;
  pieces: Piece[];
  squares: Squares;
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

export type OfferKind = 'draw' | 'takeback' | 'rematch' | 'resign';

/** A person took a seat; with a level, a bot did. The first person owns the table. */
export interface Seated {
  type: 'seated';
  seat: number;
  name?: string;
  player?: string; // who the person is, as far as others may know
  level?: number;
  character?: string;
}

/** A seat is free again. */
export interface Left {
  type: 'left';
  seat: number;
}

/** A seat of a race picked the look of its pawn. */
export interface Chose {
  type: 'chose';
  seat: number;
  character: string;
}

/** The ghosts were shared out anew: the pieces of each chair of their side. */
export interface Shared {
  type: 'shared';
  shares: Piece[][];
}

/** The seats were dealt: `chairs` says which chair each seat got, and `seed` how. */
export interface Started {
  type: 'started';
  seed: number;
  chairs: number[];
}

/** A seat decided. */
export interface Moved {
  type: 'moved';
  seat: number;
  move: string;
}

/** A seat asks the others. */
export interface Offered {
  type: 'offered';
  seat: number;
  kind: OfferKind;
}

/** A seat answered an offer for its side; for a rematch and for giving up, for itself. */
export interface Answered {
  type: 'answered';
  seat: number;
  kind: OfferKind;
  yes: boolean;
}

/** The last decisions were taken back. */
export interface TookBack {
  type: 'tookback';
  plies: number;
}

/** A side gave up; `seat` is the one that wanted to. */
export interface Resigned {
  type: 'resigned';
  seat: number;
}

/** A side's time is up. */
export interface Flagged {
  type: 'flagged';
  side: Side;
}

/** A seat took the win because all people of another side had gone. */
export interface Claimed {
  type: 'claimed';
  seat: number;
  gone: number;
}

/** A bot sits in for somebody who has gone. */
export interface Substituted {
  type: 'substituted';
  seat: number;
  level: number;
}

/** The owner of a seat is back. */
export interface Returned {
  type: 'returned';
  seat: number;
}

/** One of the phrases. */
export interface Said {
  type: 'said';
  seat: number;
  phrase: Phrase;
}

/** The match ended before it had begun in earnest. */
export interface Aborted {
  type: 'aborted';
  seat: number;
}

/** The same people go on at another table: a rematch or a second leg. */
export interface Continued {
  type: 'continued';
  match: string;
  kind: 'rematch' | 'leg';
}

export type Event =
  | Seated
  | Left
  | Chose
  | Shared
  | Started
  | Moved
  | Offered
  | Answered
  | TookBack
  | Resigned
  | Flagged
  | Claimed
  | Substituted
  | Returned
  | Said
  | Aborted
  | Continued;

/** An event in its place. */
export interface Stored {
  seq: number;
  at: number; // milliseconds since 1970, by the database's clock
  event: Event;
}

/** Who sits where. `side` and `pieces` are known once the seats are dealt. */
export interface SeatState {
  seat: number;
  name?: string;
  player?: string;
  level?: number; // of the bot that plays here
  character?: string;
  side?: Side | null;
  pieces?: Piece[];
  away?: boolean; // the person's bot sits in
}

/** Milliseconds left by side, at the moment `at`; `running` is the side that loses them. */
export interface Clock {
  left: number[];
  running: Side | null;
  at: number;
}

/** An offer that waits for answers. */
export interface OfferState {
  seat: number;
  kind: OfferKind;
  agreed: number[];
}

/** Who shares the point; nobody after an abort. `seat` is the one that gave up. */
export interface Result {
  winners: Side[];
  reason: string;
  rating?: number | null; // PAC-MAN's level, 4 for any win of his; none in a race
  seat?: number | null;
}

/** All of a match but the board. */
export interface Table {
  match: string;
  setup: Setup;
  phase: 'open' | 'playing' | 'over';
  seats: SeatState[];
  shares: Piece[][];
  pivot: number; // a command must have seen this event
  seed?: number | null; // of the lots
  clock?: Clock | null;
  offers?: OfferState[];
  result?: Result | null;
  leg?: number;
  before?: string; // the match that this one follows
  after?: string; // the match that follows
}

/** The first word of the server. */
export interface Welcome {
  type: 'hello';
  version: number;
  features: string[];
  you: string;
}

/** A match as it stands. */
export interface Snapshot {
  type: 'snapshot';
  match: string;
  seq: number;
  now: number;
  table: Table;
  moves: string[];
  view: View;
}

/** Something happened; events come in the order of their seq, each once. */
export interface Happened {
  type: 'event';
  match: string;
  seq: number;
  at: number;
  event: Event;
}

/** All of a match but the board, after what happened. */
export interface TableChanged {
  type: 'table';
  seq: number;
  table: Table;
}

/** The board after what happened. */
export interface Seen {
  type: 'view';
  match: string;
  seq: number;
  view: View;
}

/** What the seats of this client may choose now. */
export interface Choices {
  type: 'options';
  match: string;
  seq: number;
  seats: number[];
  options: Options;
}

/** A command was carried out; its events are stored up to `seq`. */
export interface Done {
  type: 'done';
  rid: number;
  match: string;
  seq: number;
}

/** A command was declined, and why; nothing has changed. */
export interface Refused {
  type: 'refused';
  rid: number;
  code: string;
  args?: Record<string, string | number | (string | number)[]>;
}

/** A table that waits for people. */
export interface OpenTable {
  match: string;
  mode: string;
  time: Time;
  casual: boolean;
  seats: (string | null)[]; // who sits there; a guest may have no name
  bots: number[];
}

/** The open tables. */
export interface LobbyState {
  type: 'lobby';
  tables: OpenTable[];
}

/** A partner was found; the match has begun. */
export interface Found {
  type: 'found';
  match: string;
}

/** Whether the person of a seat is at the table; if not, since when. */
export interface Attending {
  seat: number;
  here: boolean;
  gone_since?: number | null; // missing for somebody who never came
}

/**
 * Who is at the table.
 *
 * After `grace` milliseconds a bot can be put in for somebody who is away; and the win can be
 * claimed from a side that is away while it is their turn. Without a clock `grace` is minutes.
 */
export interface Presence {
  type: 'presence';
  match: string;
  grace: number;
  seats: Attending[];
}

/** A teammate shows a move. */
export interface Suggestion {
  type: 'suggestion';
  match: string;
  seq: number;
  seat: number;
  move: string;
}

/** What the engine would play. */
export interface Hinted {
  type: 'hint';
  match: string;
  seq: number;
  move: string;
}

/** One of two games with swapped roles. */
export interface Leg {
  match: string;
  sides: Side[]; // by seat
  winners: Side[];
  reason: string;
  pellets: number | null;
  rounds: number;
}

/** The legs of two that were played, side by side, and the points by seat. */
export interface Summary {
  type: 'summary';
  match: string;
  legs: Leg[];
  points: number[];
}

/** Still here; the server's time. */
export interface Pong {
  type: 'pong';
  now: number;
}

/** The connection ends; `again` says whether to connect anew. */
export interface Bye {
  type: 'bye';
  code: string;
  again: boolean;
}

export type Message =
  | Welcome
  | Snapshot
  | Happened
  | TableChanged
  | Seen
  | Choices
  | Done
  | Refused
  | LobbyState
  | Found
  | Presence
  | Suggestion
  | Hinted
  | Summary
  | Pong
  | Bye;

interface _Command {
  rid?: number; // repeated in the answer
}

interface _AtTable extends _Command {
  match: MatchId;
  seq: number;
}

interface _InSeat extends _AtTable {
  seat: SeatNumber;
}

/** Sit down. */
export interface Take extends _InSeat {
  type: 'take';
  name?: Name;
  character?: Character;
}

/** Stand up before the start. */
export interface Leave extends _InSeat {
  type: 'leave';
}

/** Pick the look of a pawn. */
export interface Choose extends _InSeat {
  type: 'choose';
  character: Character;
}

/** Put a bot on a free seat. */
export interface Bot extends _InSeat {
  type: 'bot';
  level: Level;
}

/** Put bots on all free seats. */
export interface Fill extends _AtTable {
  type: 'fill';
  level: Level;
}

/** Share the ghosts out: the pieces of each chair of their side, in order. */
export interface Share extends _AtTable {
  type: 'share';
  shares: SeatNumber[][];
}

/** Begin. */
export interface Start extends _AtTable {
  type: 'start';
}

/** Decide. Who holds several seats may leave open which of them decides. */
export interface Move extends _AtTable {
  type: 'move';
  move: string;
  seat?: SeatNumber | null;
}

/** Ask the others. */
export interface Offer extends _InSeat {
  type: 'offer';
  kind: OfferKind;
}

/** Answer an offer. */
export interface Answer extends _InSeat {
  type: 'answer';
  kind: OfferKind;
  yes: boolean;
}

/** Give up for the side; the teammates who are at the table are asked first. */
export interface Resign extends _InSeat {
  type: 'resign';
}

/** End the match before the second move. */
export interface Abort extends _InSeat {
  type: 'abort';
}

/** Take the win from a side whose people have gone, or put a bot in for one of them. */
export interface Claim extends _InSeat {
  type: 'claim';
  gone: SeatNumber;
  want: 'win' | 'bot';
  level?: Level;
}

/** Take the seat back from the bot that sat in. */
export interface Return extends _InSeat {
  type: 'return';
}

/** Say one of the phrases. */
export interface Say extends _InSeat {
  type: 'say';
  phrase: Phrase;
}

/** Show teammates a move; nobody else sees it, and it is not kept. */
export interface Suggest extends _InSeat {
  type: 'suggest';
  move: string;
}

/** Ask the engine for a move, in a casual match. */
export interface Hint extends _InSeat {
  type: 'hint';
}

/** The first word of a client. */
export interface Hello extends _Command {
  type: 'hello';
  version: number;
  features?: string[];
}

/** See a match, from an event on; `options` come to who is to move and wants them. */
export interface Subscribe extends _Command {
  type: 'subscribe';
  match: MatchId;
  after?: number;
  view?: boolean;
  options?: boolean;
}

/** See it no longer. */
export interface Unsubscribe extends _Command {
  type: 'unsubscribe';
  match: MatchId;
}

/** See the open tables, or no longer. */
export interface Lobby extends _Command {
  type: 'lobby';
  on?: boolean;
}

/** Find a partner for two seats: the same mode and time, and a role that fits. */
export interface Seek extends _Command {
  type: 'seek';
  mode: string;
  time: Time;
  role?: 'any' | 'first' | 'second';
  name?: Name;
}

/** Seek no longer. */
export interface Unseek extends _Command {
  type: 'unseek';
}

/** Still there. */
export interface Ping extends _Command {
  type: 'ping';
}

export type TableCommand =
  | Take
  | Leave
  | Choose
  | Bot
  | Fill
  | Share
  | Start
  | Move
  | Offer
  | Answer
  | Resign
  | Abort
  | Claim
  | Return
  | Say
  | Suggest
  | Hint;

export type Command = TableCommand | Hello | Subscribe | Unsubscribe | Lobby | Seek | Unseek | Ping;

/** A piece: its name (`piece-NAME` in the catalogues), letter and side. */
export interface PieceOffered {
  name: string;
  letter: string;
  side: Side;
}

/**
 * A reading of a rule: `switch-NAME` in the catalogues, with a value `switch-NAME-VALUE`.
 *
 * An `int` takes what lies between the first and the last of `values`.
 */
export interface SwitchOffered {
  name: string;
  kind: 'bool' | 'int' | 'choice';
  values: Switch[];
  default: Switch;
}

/**
 * What stands where at the start: `layout-KEY` in the catalogues.
 *
 * `text` is the layout in one word, as a table takes it.
 */
export interface LayoutOffered {
  key: string;
  text: string;
  view: View;
}

/** One of the games: `mode-KEY` in the catalogues; its sides by name, in turn order. */
export interface ModeOffered {
  key: string;
  sides: string[];
  pieces: PieceOffered[];
  team: Side | null; // the side whose pieces can be shared out
  seats: [number, number]; // at least, at most
  shares: Record<string, Piece[][]>; // by number of seats
  presets: Record<string, Record<string, Switch>>;
  switches: SwitchOffered[];
  layouts: LayoutOffered[];
}

/** All that a table can be laid with. */
export interface Playable {
  modes: ModeOffered[];
  times: Time[];
  levels: number[];
  phrases: Phrase[];
  characters: Character[];
}

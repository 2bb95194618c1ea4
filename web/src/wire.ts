// Made by web/wire.py from src/corridor/wire: change the structs there, then `python -m web.make`.

/** Messages between server and page; docs/reference/wire.md has examples of all of them. */
export const VERSION = 1;

export type Side = number; // pieces of one side win and lose together

export type Piece = number; // index into the figures of a layout, in order of play

/** The character of a pawn in a race; without effect on the rules. */
export type Character = 'pawn' | 'pacman' | 'blinky' | 'inky' | 'pinky' | 'clyde';

export type Switch = boolean | number | string;

/** Why a command is refused. For `illegal` the law's own refusal is in the arguments. */
export type Code =
  | 'bad_message'
  | 'bad_setup'
  | 'bad_secret'
  | 'bad_code'
  | 'bad_token'
  | 'bad_origin'
  | 'banned'
  | 'bad_host'
  | 'bad_name'
  | 'no_such_match'
  | 'no_such_seat'
  | 'invited_only'
  | 'sent_away'
  | 'network_sent_away'
  | 'not_seated'
  | 'not_your_seat'
  | 'not_your_turn'
  | 'not_owner'
  | 'not_captain'
  | 'not_started'
  | 'not_full'
  | 'not_agreed'
  | 'not_waiting'
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
  | 'no_perfect'
  | 'too_many'
  | 'too_many_tables'
  | 'too_large'
  | 'busy'
  | 'failed';

/** The twelve phrases of the chat; clients show them in the reader's language. */
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

export type Role = 'any' | 'first' | 'second'; // of a person who looks for a partner

export type Name = string;

export type MatchId = string;

/** No clock. */
export interface NoClock {
  kind: 'none';
}

/** Seconds for each turn of a side. */
export interface PerMove {
  kind: 'per_move';
  seconds: number;
}

/** Seconds for the game, and an increment after each turn. */
export interface Fischer {
  kind: 'fischer';
  seconds: number;
  increment?: number;
}

/** Days for each turn of a side. */
export interface Days {
  kind: 'days';
  days: number;
}

export type Time = NoClock | PerMove | Fischer | Days;

/** The setup that a table is created with. */
export interface Setup {
  mode?: string;
  preset?: string | null;
  layout?: string | null;
  position?: string | null;
  switches?: Record<string, boolean | number | string>;
  seats?: number;
  time?: Time;
  public?: boolean;
  casual?: boolean; // allows takebacks against bots, and hints
  lots?: 'draw' | 'seats'; // "seats": seats get chairs in order, without lots
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
  steps: number; // of a ghost that sees PAC-MAN
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

/** Everything that is drawn of a game at one moment. */
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
 * A fence that may not be placed: the pieces it cuts off, and the route it closes.
 *
 * If it cuts off squares, `squares` are those instead of a route. In a relocation `old` is the
 * fence of the Chamber that would be moved there.
 */
export interface RefusedSlot {
  fence: string;
  refusal: string;
  pieces: Piece[];
  squares: Squares;
  old?: string | null;
}

/** Every legal move, grouped by what a player points at; and refused fences. */
export interface Options {
  walks: WalkChoice[];
  fences: FenceChoice[];
  refused: RefusedSlot[];
  enters: string[];
  spend: string | null;
  passes: string[];
}

export type OfferKind = 'draw' | 'takeback' | 'rematch' | 'resign';

/** A person (`player`) or a bot (`level`) took a seat. */
export interface Seated {
  type: 'seated';
  seat: number;
  name?: string;
  player?: string; // public id of the person
  level?: number;
  character?: string;
}

/** A seat is free again; `sent_away`: the owner wanted so, and its person may not return. */
export interface Left {
  type: 'left';
  seat: number;
  sent_away?: boolean;
}

/** A seat of a race chose the character of its pawn. */
export interface Chose {
  type: 'chose';
  seat: number;
  character: string;
}

/** The ghosts were divided anew: the pieces of each chair of their side. */
export interface Shared {
  type: 'shared';
  shares: Piece[][];
}

/** The owner changed the setup; people who sat down before are asked to agree. */
export interface Changed {
  type: 'changed';
  setup: Setup;
}

/** The person of a seat agreed to the changed setup. */
export interface Stayed {
  type: 'stayed';
  seat: number;
}

/** The match started: `chairs` is the chair of each seat, `seed` that of the lots. */
export interface Started {
  type: 'started';
  seed: number;
  chairs: number[];
}

/** A seat made a move. */
export interface Moved {
  type: 'moved';
  seat: number;
  move: string;
}

/** A seat made an offer. */
export interface Offered {
  type: 'offered';
  seat: number;
  kind: OfferKind;
}

/** A seat answered an offer, for its side; a rematch or resignation only for itself. */
export interface Answered {
  type: 'answered';
  seat: number;
  kind: OfferKind;
  yes: boolean;
}

/** The last plies were taken back. */
export interface TookBack {
  type: 'tookback';
  plies: number;
}

/** A side resigned; `seat` asked for it. */
export interface Resigned {
  type: 'resigned';
  seat: number;
}

/** A side lost on time. */
export interface Flagged {
  type: 'flagged';
  side: Side;
}

/** A seat claimed the win because all people of another side were gone. */
export interface Claimed {
  type: 'claimed';
  seat: number;
  gone: number;
}

/** A bot substitutes for a person who is gone. */
export interface Substituted {
  type: 'substituted';
  seat: number;
  level: number;
}

/** The person of a seat took it back from the substitute. */
export interface Returned {
  type: 'returned';
  seat: number;
}

/** A seat said one of the phrases. */
export interface Said {
  type: 'said';
  seat: number;
  phrase: Phrase;
}

/** The match was aborted at its beginning; it counts for no side. */
export interface Aborted {
  type: 'aborted';
  seat: number;
}

/** The same people continue in another match: a rematch or the second leg. */
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
  | Changed
  | Stayed
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

/** An event with its number and time. */
export interface Stored {
  seq: number;
  at: number; // milliseconds since 1970, by the database's clock
  event: Event;
}

/** A seat. `side` and `pieces` are known after the start. */
export interface SeatState {
  seat: number;
  name?: string;
  player?: string;
  level?: number; // of the bot that plays here; 0: none
  character?: string;
  side?: Side | null;
  pieces?: Piece[];
  away?: boolean; // a bot substitutes for the person
  agreed?: Setup | null; // what the person agreed to, until they agree to a changed setup
}

/** Milliseconds left by side at the time `at`; `running` is the side whose clock runs. */
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

/** The sides that share the point, none after an abort; `seat` is the one that resigned. */
export interface Result {
  winners: Side[];
  reason: string;
  rating?: number | null; // PAC-MAN's level, 4 for any win of his; none in a race
  seat?: number | null;
}

/** A match without its board. */
export interface Table {
  match: string;
  setup: Setup;
  phase: 'open' | 'playing' | 'over';
  seats: SeatState[];
  shares: Piece[][];
  pivot: number; // the oldest seq that a command may name
  seed?: number | null; // of the lots
  clock?: Clock | null;
  offers?: OfferState[];
  result?: Result | null;
  leg?: number;
  owner?: string; // the person who opened the table
  before?: string; // the match that this one follows
  after?: string; // the match that follows
}

/** The first message of the server; `you` is the client's player id. */
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

/** An event; events come in the order of their seq, each once. */
export interface Happened {
  type: 'event';
  match: string;
  seq: number;
  at: number;
  event: Event;
}

/** The table after new events. */
export interface TableChanged {
  type: 'table';
  seq: number;
  table: Table;
}

/** The board after new events. */
export interface Seen {
  type: 'view';
  match: string;
  seq: number;
  view: View;
}

/** Legal moves for the seats of this client that may move now. */
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

/** A command was refused: code and arguments. Nothing has changed. */
export interface Refused {
  type: 'refused';
  rid: number;
  code: string;
  args?: Record<string, string | number | (string | number)[]>;
}

/** A public table with a free seat. */
export interface OpenTable {
  match: string;
  mode: string;
  time: Time;
  casual: boolean;
  seats: (string | null)[]; // names; empty for a nameless guest, null for a free seat
  bots: number[];
}

/** A person who waits for a partner. */
export interface Waiting {
  player: string;
  name: string;
  mode: string;
  time: Time;
  role: Role;
}

/** The open tables, and the people who wait for a partner. */
export interface LobbyState {
  type: 'lobby';
  tables: OpenTable[];
  waiting?: Waiting[];
}

/** A partner was found, and the match has started. */
export interface Found {
  type: 'found';
  match: string;
}

/** Whether the person of a seat is at the table; if not, since when their absence counts. */
export interface Attending {
  seat: number;
  here: boolean;
  gone_since?: number | null;
}

/**
 * Presence of the people at a table.
 *
 * After `grace` milliseconds of absence a bot can be put in for a person, and the win can be
 * claimed from an absent side on its turn. Without a clock `grace` is several minutes, an
 * absence begins anew with each turn, and a bot too must wait for the turn of the absent side.
 */
export interface Presence {
  type: 'presence';
  match: string;
  grace: number;
  seats: Attending[];
  watchers?: number; // people who watch without a seat
}

/** A move that a teammate suggests. */
export interface Suggestion {
  type: 'suggestion';
  match: string;
  seq: number;
  seat: number;
  move: string;
}

/**
 * The engine's move, for a hint, and why it is good: `hint-CODE` is the sentence.
 *
 * Its arguments `pieces` and `piece` are numbers of pieces.
 */
export interface Hinted {
  type: 'hint';
  match: string;
  seq: number;
  move: string;
  why: Why;
}

/** The result of one of two games with swapped sides. */
export interface Leg {
  match: string;
  sides: Side[]; // by seat
  winners: Side[];
  reason: string;
  pellets: number | null;
  rounds: number;
}

/** The legs played so far, and the points of each seat. */
export interface Summary {
  type: 'summary';
  match: string;
  legs: Leg[];
  points: number[];
}

/** The answer to `ping`: the server's time. */
export interface Pong {
  type: 'pong';
  now: number;
}

/** The connection ends; `again` says whether to connect again. */
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

/** Take a seat. */
export interface Take extends _InSeat {
  type: 'take';
  name?: Name;
  character?: Character;
}

/** Leave a seat before the start. */
export interface Leave extends _InSeat {
  type: 'leave';
}

/** Choose the character of a pawn. */
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

/** Divide the ghosts among their seats: the pieces of each chair, in order. */
export interface Share extends _AtTable {
  type: 'share';
  shares: SeatNumber[][];
}

/** Change the setup before the start: everything but the mode, the seats and who may join. */
export interface Change extends _AtTable {
  type: 'change';
  setup: Setup;
}

/** Agree to a setup that has changed since you sat down. */
export interface Stay extends _InSeat {
  type: 'stay';
}

/** Start the match. */
export interface Start extends _AtTable {
  type: 'start';
}

/** Make a move. `seat` may be left out by a player who holds several. */
export interface Move extends _AtTable {
  type: 'move';
  move: string;
  seat?: SeatNumber | null;
}

/** Offer a draw, takeback, rematch, or resignation of the team. */
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

/** Resign for the side; teammates who are at the table are asked first. */
export interface Resign extends _InSeat {
  type: 'resign';
}

/** End the match before the second move. */
export interface Abort extends _InSeat {
  type: 'abort';
}

/** Claim the win over a side whose people are gone, or put a bot in for one of them. */
export interface Claim extends _InSeat {
  type: 'claim';
  gone: SeatNumber;
  want: 'win' | 'bot';
  level?: Level;
}

/** Take the seat back from a substitute bot. */
export interface Return extends _InSeat {
  type: 'return';
}

/** Say one of the phrases. */
export interface Say extends _InSeat {
  type: 'say';
  phrase: Phrase;
}

/** Show a move to teammates only; it is not stored. */
export interface Suggest extends _InSeat {
  type: 'suggest';
  move: string;
}

/** Ask the engine for a move, in a casual match. */
export interface Hint extends _InSeat {
  type: 'hint';
}

/** The first message of a client. */
export interface Hello extends _Command {
  type: 'hello';
  version: number;
  features?: string[];
}

/** Watch a match. `after` is the last seq the client has; `options` are sent on its turn. */
export interface Subscribe extends _Command {
  type: 'subscribe';
  match: MatchId;
  after?: number;
  view?: boolean;
  options?: boolean;
}

/** Stop watching a match. */
export interface Unsubscribe extends _Command {
  type: 'unsubscribe';
  match: MatchId;
}

/** Watch the list of open tables and of people who wait for a partner, or stop. */
export interface Lobby extends _Command {
  type: 'lobby';
  on?: boolean;
}

/** Find a partner for a two-seat match: same mode, a near clock, and a role that fits. */
export interface Seek extends _Command {
  type: 'seek';
  mode: string;
  time: Time;
  role?: Role;
  name?: Name;
}

/** Stop seeking. */
export interface Unseek extends _Command {
  type: 'unseek';
}

/** Play with a person who waits for a partner, as they wish. */
export interface Meet extends _Command {
  type: 'meet';
  player: string;
  name?: Name;
}

/** Ask for the server's time; keeps the connection alive. */
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
  | Change
  | Stay
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

export type Command =
  | TableCommand
  | Hello
  | Subscribe
  | Unsubscribe
  | Lobby
  | Seek
  | Unseek
  | Meet
  | Ping;

/** Your id as others see it; programs get a token, pages a cookie that scripts cannot read. */
export interface Guest {
  player: string;
  token?: string;
}

/** Whether a link works once, or until it ends. */
export interface Linking {
  once?: boolean;
}

/** A secret that makes you the same player elsewhere; anyone who has it can play for you. */
export interface Link {
  secret: string;
  until: number; // in milliseconds
  once: boolean;
}

/** How many links of yours are good, or were until now. */
export interface Links {
  links: number;
}

/** The secret of a link to continue elsewhere. */
export interface Returning {
  secret: string;
}

/** A table that is not over and at which you sit. */
export interface MyTable {
  table: Table;
  seats: number[];
  your_turn: boolean;
  view: View; // the board as it stands
}

/** Your id as others see it, and your tables. */
export interface Me {
  player: string;
  tables: MyTable[];
}

/** A match of yours that was started, with its last board. */
export interface MyGame {
  table: Table;
  seats: number[];
  view: View;
  made: number; // when the table was opened, in milliseconds
  result?: 'won' | 'lost' | 'draw' | 'off' | 'seen' | null; // for you
}

/** Your matches, the latest first; `more` says whether older ones follow. */
export interface MyGames {
  games: MyGame[];
  more: boolean;
}

/** The public key with which browsers subscribe to notifications of this server. */
export interface PushKeyTold {
  key: string;
}

/** Keys of a browser's subscription, as the browser gives them. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A subscription of a browser, as it gives it, and the language to be told in. */
export interface Subscribing {
  endpoint: string;
  keys: PushKeys;
  lang?: string;
}

/** The subscription that ends. */
export interface Unsubscribing {
  endpoint: string;
}

/** A table to create: its setup, your own seat, and bots by seat. */
export interface NewTable {
  setup?: Setup;
  seat?: SeatNumber | null;
  name?: Name;
  bots?: Record<string, Level>;
}

/** A table; each link gives its seat to the first person who opens it. */
export interface TableMade {
  match: string;
  seq: number;
  code: string;
  links: Record<string, string>;
}

/** A link's secret or a short code. */
export interface Joining {
  secret: string;
  name?: Name;
}

/** The seat you got. */
export interface Joined {
  match: string;
  seat: number;
}

/** The table of a link or a code; without `seat` it is good for any free seat. */
export interface Invitation {
  match: string;
  table: Table;
  seat?: number | null;
}

/** A public game that is being played now. */
export interface PublicGame {
  table: Table;
  view: View;
}

/** Public games that are being played now, the latest first. */
export interface PublicGames {
  games: PublicGame[];
}

/** Answers to questions about a position, in their order; empty for a text that is none. */
export interface Answers {
  answers: string[];
}

/** A piece: name (`piece-NAME` in the catalogues), letter, side. */
export interface PieceOffered {
  name: string;
  letter: string;
  side: Side;
}

/**
 * A switch: `switch-NAME` in the catalogues, its values `switch-NAME-VALUE`.
 *
 * For `int` the two `values` are the smallest and the largest number.
 */
export interface SwitchOffered {
  name: string;
  kind: 'bool' | 'int' | 'choice';
  values: Switch[];
  default: Switch;
}

/**
 * Who has the better of a layout: `balance-CODE` in the catalogues.
 *
 * The first three are proved, for best play. The others were measured: of so many `games` of
 * the computer against itself PAC-MAN `won` so many.
 */
export interface Balance {
  code: 'pacman' | 'endless' | 'ghosts' | 'ahead-pacman' | 'even' | 'ahead-ghosts';
  won?: number;
  games?: number;
}

/**
 * A layout: `layout-KEY` in the catalogues; `text` is its inline form, for a setup.
 *
 * `perfect` are the presets with which a bot of the level `PERFECT` can play it; `balance`
 * says who has the better of it, by preset (of a mode without presets: by an empty name), where
 * that is known.
 */
export interface LayoutOffered {
  key: string;
  text: string;
  view: View;
  perfect?: string[];
  balance?: Record<string, Balance>;
}

/** How a level plays: `bot-sees`, `bot-style` and `bot-misses` in the catalogues. */
export interface Habits {
  sight: 'own' | 'answer' | 'few' | 'several' | 'far';
  style: 'runner' | 'builder' | 'saver' | 'all-round' | 'hungry' | 'wary' | 'hunter' | 'loners' | 'pack';
  misses: 'jump' | 'own-way' | 'second-ghost' | 'boost' | 'nothing';
}

/**
 * What a level of the computer can do.
 *
 * `share` is how many of a hundred games PAC-MAN wins when the level plays itself.
 */
export interface LevelOffered {
  level: number;
  habits: Habits[]; // by side; the same for all sides of a race
  share?: number | null;
}

/** A mode: `mode-KEY` in the catalogues; `sides` by name, in turn order. */
export interface ModeOffered {
  key: string;
  sides: string[];
  pieces: PieceOffered[];
  team: Side | null; // the side whose pieces several seats can share
  seats: [number, number]; // at least, at most
  shares: Record<string, Piece[][]>; // by number of seats
  presets: Record<string, Record<string, Switch>>;
  switches: SwitchOffered[];
  layouts: LayoutOffered[];
  levels: LevelOffered[];
}

/** Modes, times, levels, phrases and characters to choose from. */
export interface Playable {
  modes: ModeOffered[];
  times: Time[];
  levels: number[];
  phrases: Phrase[];
  characters: Character[];
}

/** A lesson in the list; `key` is its title, `lead` what it is about. */
export interface LessonOffered {
  id: string;
  key: string;
  lead: string;
  mode: string;
  rule: string;
  tasks: number;
}

/** A family of lessons, in the order of learning. */
export interface FamilyOffered {
  id: string;
  key: string;
  lessons: LessonOffered[];
}

/** All lessons. */
export interface Shelf {
  families: FamilyOffered[];
}

/** A task: `key` is the instruction, `hints` are keys, `show` the squares it names. */
export interface TaskTold {
  key: string;
  plays: string;
  side: Side;
  moves: number; // that the learner has
  hints: string[];
  show: Squares;
  view: View;
  options: Options;
}

/** A lesson with its tasks; `next` is the lesson to offer afterwards. */
export interface LessonTold {
  id: string;
  key: string;
  lead: string;
  family: string;
  mode: string;
  rule: string;
  next: string | null;
  tasks: TaskTold[];
}

/** Moves since the position of a task or rule; of a task only the learner's own. */
export interface MovesTried {
  moves: string[];
}

/** Why the law refuses a move: `refusal-CODE` in the catalogues, with its arguments. */
export interface LawRefusal {
  refusal: string;
  pieces: Piece[];
  squares: Squares;
}

/**
 * What came of an attempt at a task.
 *
 * `views` has the board after the learner's last move and after each reply to it; it is empty if
 * the move was refused.
 */
export interface Verdict {
  kind: 'refused' | 'not_yet' | 'go_on' | 'done';
  key: string | null;
  refused: LawRefusal | null;
  played: string[]; // every move since the task's position, replies too
  views: View[];
  view: View;
  options: Options;
}

/** The board of a rule after some moves; the last is not made if it is `refused`. */
export interface MoveTried {
  refused: LawRefusal | null;
  view: View;
  options: Options;
}

/** Squares that a piece may enter. */
export interface MarkTargets {
  kind: 'targets';
  squares: Squares;
  piece: Piece | null;
}

/** Squares that a piece may not enter. */
export interface MarkBarred {
  kind: 'barred';
  squares: Squares;
}

/** Squares that the text speaks of. */
export interface MarkHighlight {
  kind: 'highlight';
  squares: Squares;
}

/** A number or a letter on a square. */
export interface MarkLabel {
  kind: 'label';
  square: string;
  text: string;
}

/** A straight arrow from square to square. */
export interface MarkArrow {
  kind: 'arrow';
  start: string;
  end: string;
  piece: Piece | null;
}

/** The squares of a walk, the one where it begins first. */
export interface MarkPath {
  kind: 'path';
  squares: Squares;
  piece: Piece | null;
  numbered: boolean;
}

/** A fence that may, or may not, be placed. */
export interface MarkFence {
  kind: 'fence';
  fence: string;
  legal: boolean;
}

export type FigureMark =
  | MarkTargets
  | MarkBarred
  | MarkHighlight
  | MarkLabel
  | MarkArrow
  | MarkPath
  | MarkFence;

/** A picture of a rule: `area` is two opposite corners, or empty for the whole board. */
export interface FigureTold {
  name: string;
  key: string;
  view: View;
  marks: FigureMark[];
  area: Squares;
  routes: Side[]; // sides whose shortest way is drawn
}

/** A contested point: question, reading in force, and the switches for other readings. */
export interface PointTold {
  id: string;
  key: string;
  reading: string;
  switches: string[];
}

/** A rule with its figure, and the position in which it can be tried. */
export interface RuleTold {
  id: string;
  title: string;
  key: string;
  figure: FigureTold;
  view: View;
  options: Options;
  move: string;
  forbidden: string; // empty: no move is
  refusal: string | null;
  points: PointTold[];
}

/** The rules of a mode. */
export interface Chapter {
  mode: string;
  key: string;
  lead: string;
  rules: RuleTold[];
  modes: string[]; // all modes that have a chapter
}

/** The rule at which help opens. */
export interface RuleFor {
  rule: string;
}

/** A puzzle in the list; `theme` is `puzzle-theme-CODE` in the catalogues. */
export interface PuzzleOffered {
  id: string;
  mode: string;
  theme: string;
  difficulty: number; // 1 to 9
}

/** All puzzles, in the order of their ids. */
export interface PuzzleShelf {
  puzzles: PuzzleOffered[];
}

/** A puzzle without its solution. */
export interface PuzzleTold {
  id: string;
  mode: string;
  theme: string;
  goal: 'win' | 'draw';
  within: number | null; // turns of the solver in which the goal is reached; None: any number
  proof: 'table' | 'search';
  difficulty: number;
  side: Side; // of the solver
  steps: number; // how many moves have to be found
  view: View;
  options: Options;
  day?: string | null; // the date for which it is the puzzle of the day, if it was asked for so
}

/**
 * What came of a try.
 *
 * `views` has the board after the solver's last move and after each reply to it; it is empty if
 * the move was refused. `reply` are those replies: of a wrong move the ones that refute it.
 */
export interface TryTold {
  kind: 'solved' | 'go_on' | 'wrong' | 'refused';
  refused: LawRefusal | null;
  reply: string[];
  played: string[]; // every move since the puzzle's position, replies too
  views: View[];
  view: View;
  options: Options;
}

/** A hint: `puzzle-hint-ABOUT` in the catalogues, with the piece or the file or row. */
export interface HintTold {
  about: string;
  piece: Piece | null;
  place: string;
  all: number; // how many hints there are for this move
}

/** The solution: every move since the puzzle's position, and the board after each. */
export interface SolutionTold {
  moves: string[];
  views: View[];
}

export type ReviewStage = 'none' | 'waiting' | 'running' | 'done' | 'stopped' | 'failed';

export type MoveMark = '' | '?!' | '?' | '??' | '!';

/** A reason for a mark: `review-why-CODE` is its sentence, `sides` and `args` fill it. */
export interface Why {
  code: string;
  sides: Record<string, Side>;
  args: Record<string, number | string>;
}

/** A move of the game, and how it was judged. */
export interface ReviewedMove {
  ply: number; // 1 for the first move of the record
  side: Side;
  move: string;
  chances: number[]; // of each side to win, after the move; they add up to 1
  score: string; // after the move, as in the notes of a record; empty when the game is over
  steps: (number | null)[]; // length of each side's route after the move
  loss: number; // by how much the move lowered the mover's chance
  mark: MoveMark;
  why: Why[];
  better: string[]; // the line that the engine prefers, if the move is marked as bad
}

/** A reviewed game. The same record and the same number of nodes give the same review. */
export interface Review {
  mode: string;
  version: number; // of the rules by which moves are judged
  nodes: number; // searched for each position
  start: number[]; // chances before the first move
  start_steps: (number | null)[];
  moves: ReviewedMove[];
  accuracy: (number | null)[]; // of each side, 0 to 100; null without a choice
  turning_points: number[]; // plies
}

/** How far the review of a match is; `review` is there once it is done. */
export interface ReviewState {
  state: ReviewStage;
  done?: number; // positions judged so far
  total?: number;
  ahead?: number; // reviews that wait before this one
  mine?: boolean; // you asked for it, so you may stop it
  review?: Review | null;
}

/** Moves from a moment of a match on; with `reply` the engine answers the last of them. */
export interface LineTried {
  ply: number;
  moves: string[];
  reply?: boolean;
}

/** The moment, and the board after each move that was made from there, replies included. */
export interface LineShown {
  moves: string[];
  views: View[]; // one more than moves
  options: Options | null; // of the side to move at the end; null when the game is over
}

/** A move of a record with what is said of it; `variations` are played instead of it. */
export interface NotedMove {
  move: string;
  glyph?: string;
  clock?: string;
  eval?: string;
  comment?: string;
  variations?: NotedLine[];
}

/** Moves one after another; of a variation, the comment before its first move is its name. */
export interface NotedLine {
  comment?: string;
  moves?: NotedMove[];
}

/** A record with its variations, as the analysis board holds it. */
export interface NotedRecord {
  start: string; // counters included
  line: NotedLine;
  usual?: boolean; // the start is that of the mode
  tags?: Record<string, string>;
  seats?: string;
  characters?: string;
  result?: string;
  termination?: string;
}

/** A record or a position that somebody has pasted; moves alone are a game of classic-2. */
export interface RecordText {
  text: string;
}

/** Why a text cannot be read, in the words of the law, and where. */
export interface TextWrong {
  why: string; // a sentence in the reader's language
  line: number; // from 1; 0: the text is wrong as a whole
  column: number;
  length: number; // characters that are wrong from there on; 0 at the end of the text
}

/** The record of a text, or what is wrong with it. */
export interface RecordRead {
  record?: NotedRecord | null;
  wrong?: TextWrong | null;
}

/** Moves from a position on; boards are wanted from the move `first`, 0 being the start. */
export interface LineLooked {
  start: string;
  moves?: string[];
  first?: number;
}

/** Boards of a line, at most 60; `moves` as the law writes them, up to one that it refuses. */
export interface LineSeen {
  moves: string[];
  first: number;
  views: View[];
  positions: string[]; // the text of each board
  options: Options | null; // after all moves; null when the game is over
  refused?: LawRefusal | null; // of the move after those that were made
}

/** A line that the engine considers, best first. */
export interface EngineLine {
  moves: string[];
  score: string; // as in the notes of a record: the first side's lead, `#3`, or a share for each
  chances: number[]; // of each side to win; they add up to 1
}

/** What the engine thinks of a position so far; no lines when the game is over. */
export interface EngineLines {
  position: string;
  lines: EngineLine[];
  depth: number;
  nodes: number;
  done: boolean;
}

/**
 * What can be edited of a mode.
 *
 * `fields` are the parts of its position text after the fences, `phases` those of a turn.
 */
export interface Editable {
  key: string;
  fields: string[];
  phases: string[];
  fixed_fences: boolean; // they never change in a game, so a position has those of its layout
  stock: number; // the most fences in the hand of a side
  pellets: number;
  lives: number; // the most; 0 where there are none
  chamber: number; // how many fences the opening relocates
  off_board: string[]; // pieces that start off the board
  start: string; // position text
}

/** All modes. */
export interface Editables {
  modes: Editable[];
}

/** A draft of a layout: a layout file, or a word as in position text. */
export interface LayoutDrawn {
  mode: string;
  text: string;
}

/** A draft of a position, as position text. */
export interface PositionDrawn {
  text: string;
}

/** What is wrong, and where: `key` is its sentence in the catalogue `editor`. */
export interface Fault {
  code: string;
  key: string;
  args: Record<string, string | number>;
  squares: Squares;
  fences: string[];
  pieces: Piece[];
}

/**
 * What the law says of a draft.
 *
 * Without a fault there are `text`, as the law writes it, `view`, and the `setup` of a table
 * that begins so. `fences` fit beside the ones that stand, those in `refused` do not.
 * `perfect`: a bot of the level `PERFECT` can play on from the position.
 */
export interface Judged {
  faults: Fault[];
  fences: string[];
  refused: RefusedSlot[];
  text: string;
  view: View | null;
  setup: Setup | null;
  perfect?: boolean;
}

/** The games that a side won, and where its true share lies, 19 times of 20. */
export interface SideShare {
  won: number;
  low: number;
  high: number;
}

/** Who wins the maze with best play against so many ghosts. */
export interface Exact {
  ghosts: number;
  start: 'pacman' | 'endless' | 'ghosts';
}

/** How quick games of the engine against itself ended, and what is known for certain. */
export interface Fair {
  level: number;
  games: number;
  drawn: number;
  sides: SideShare[];
  exact: Exact[];
}

/** How far a trial is; `fair` is there once it is done. */
export interface FairnessState {
  state: ReviewStage;
  done?: number;
  total?: number;
  ahead?: number; // trials that wait before this one
  mine?: boolean; // you asked for it, so you may stop it
  fair?: Fair | null;
}

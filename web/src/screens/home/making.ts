/** From the choices in a form to the request for a new table. */

import type { NewTable } from '../../wire';
import type { ModeOffered, Setup, Switch, Time } from '../../wire';

/** The side is drawn by lot. */
export const LOT = -1;

/** A table against the computer: one seat for each side, bots on all but ours. */
export function computerTable(
  mode: ModeOffered,
  level: number,
  side: number,
  name: string,
): NewTable {
  const seats = mode.sides.length;
  const byLot = side < 0 || side >= seats;
  const seat = byLot ? 0 : side;
  const others = mode.sides.map((_, index) => index).filter((index) => index !== seat);
  return {
    setup: { mode: mode.key, seats, lots: byLot ? 'draw' : 'seats' },
    seat,
    name,
    bots: Object.fromEntries(others.map((other) => [String(other), level])),
  };
}

/** The state of the form for a new table. */
export interface Wish {
  mode: string;
  seats: number;
  preset: string;
  layout: string;
  /** The position from which the game begins, if it is no usual start. */
  position?: string;
  /** Switches that differ from the preset. */
  switches: Record<string, Switch>;
  time: Time;
  public: boolean;
  casual: boolean;
  lots: 'draw' | 'seats';
  team: 'anyone' | 'captain';
  legs: 1 | 2;
}

/** The defaults of a mode. */
export function usualWish(mode: ModeOffered): Wish {
  return {
    mode: mode.key,
    seats: mode.seats[0],
    preset: Object.keys(mode.presets)[0] ?? '',
    layout: mode.layouts[0]?.key ?? '',
    switches: {},
    time: { kind: 'none' },
    public: false,
    casual: true,
    // In a chase the roles differ so much that people want to choose.
    lots: mode.team === null ? 'draw' : 'seats',
    team: 'anyone',
    legs: 1,
  };
}

/** The form's state for a table that is laid already. */
export function wishOf(mode: ModeOffered, setup: Setup): Wish {
  const usual = usualWish(mode);
  const wanted = setup.layout ?? usual.layout;
  const known = mode.layouts.find((one) => one.key === wanted || one.text === wanted);
  return {
    mode: mode.key,
    seats: setup.seats ?? usual.seats,
    preset: setup.preset ?? usual.preset,
    layout: known?.key ?? wanted,
    switches: setup.switches ?? {},
    time: setup.time ?? { kind: 'none' },
    public: setup.public ?? false,
    casual: setup.casual ?? true,
    ...(setup.position ? { position: setup.position } : {}),
    lots: setup.lots ?? 'draw',
    team: setup.team_decides ?? 'anyone',
    legs: setup.legs ?? 1,
  };
}

/** The value of a switch: set by hand, by the preset, or by default. */
export function valueOf(mode: ModeOffered, wish: Wish, name: string): Switch {
  const usual = mode.switches.find((one) => one.name === name)?.default ?? false;
  return wish.switches[name] ?? mode.presets[wish.preset]?.[name] ?? usual;
}

/** Set a switch; a value that the preset has anyway is removed. */
export function withSwitch(mode: ModeOffered, wish: Wish, name: string, value: Switch): Wish {
  const { [name]: _, ...others } = wish.switches;
  const plain = { ...wish, switches: others };
  if (valueOf(mode, plain, name) === value) return plain;
  return { ...plain, switches: { ...others, [name]: value } };
}

/** The setup of a table, without fields that do not apply to the mode. */
export function setupOf(mode: ModeOffered, wish: Wish): Setup {
  const setup: Setup = {
    mode: wish.mode,
    seats: wish.seats,
    time: wish.time,
    public: wish.public,
    casual: wish.casual,
    lots: wish.lots,
    legs: wish.legs,
  };
  if (wish.position) return { ...setup, position: wish.position };
  if (wish.preset) setup.preset = wish.preset;
  // A mode with one layout may have a custom one.
  if (mode.layouts.length > 1 || wish.layout !== mode.layouts[0]?.key) setup.layout = wish.layout;
  if (Object.keys(wish.switches).length) setup.switches = wish.switches;
  if (ghostSeats(mode, wish.seats) > 1) setup.team_decides = wish.team;
  return setup;
}

/** The number of seats that share the ghosts; 0 in a race. */
export function ghostSeats(mode: ModeOffered, seats: number): number {
  return mode.team === null ? 0 : seats - mode.sides.length + 1;
}

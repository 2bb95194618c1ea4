/** From what somebody chose to the table that is laid. */

import type { NewTable } from '../../api';
import type { ModeOffered, Setup, Switch, Time } from '../../wire';

/** By lot. */
export const LOT = -1;

/** A table against the computer: one seat for each side, all but ours taken by bots. */
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

/** What is chosen in the form of a new table. */
export interface Wish {
  mode: string;
  seats: number;
  preset: string;
  layout: string;
  /** Switches set one by one, against what the preset says. */
  switches: Record<string, Switch>;
  time: Time;
  public: boolean;
  casual: boolean;
  lots: 'draw' | 'seats';
  team: 'anyone' | 'captain';
  legs: 1 | 2;
}

/** What a mode is played with unless somebody wishes otherwise. */
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

/** What a switch is set to: by itself, by the preset, or by default. */
export function valueOf(mode: ModeOffered, wish: Wish, name: string): Switch {
  const usual = mode.switches.find((one) => one.name === name)?.default ?? false;
  return wish.switches[name] ?? mode.presets[wish.preset]?.[name] ?? usual;
}

/** Set a switch; what the preset says anyway is not said again. */
export function withSwitch(mode: ModeOffered, wish: Wish, name: string, value: Switch): Wish {
  const { [name]: _, ...others } = wish.switches;
  const plain = { ...wish, switches: others };
  if (valueOf(mode, plain, name) === value) return plain;
  return { ...plain, switches: { ...others, [name]: value } };
}

/** The setup of a table, with no more in it than it needs. */
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
  if (wish.preset) setup.preset = wish.preset;
  if (mode.layouts.length > 1) setup.layout = wish.layout;
  if (Object.keys(wish.switches).length) setup.switches = wish.switches;
  if (ghostSeats(mode, wish.seats) > 1) setup.team_decides = wish.team;
  return setup;
}

/** How many seats share the pieces of the team; 0 where there is none. */
export function ghostSeats(mode: ModeOffered, seats: number): number {
  return mode.team === null ? 0 : seats - mode.sides.length + 1;
}

/** Mazes that this person has made, kept on the device. */

import { signal } from '@preact/signals';

export interface OwnMaze {
  mode: string;
  text: string;
}

const KEY = 'corridor-mazes';
const MOST = 12;

function stored(): OwnMaze[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isMaze).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isMaze(one: unknown): one is OwnMaze {
  const maze = one as Partial<OwnMaze> | null;
  return typeof maze?.mode === 'string' && typeof maze.text === 'string' && maze.text.split('.').length === 6;
}

export const ownMazes = signal<OwnMaze[]>(stored());

/** Keep a maze, the newest first; the oldest go. */
export function keepMaze(mode: string, text: string): void {
  const others = ownMazes.value.filter((one) => one.mode !== mode || one.text !== text);
  change([{ mode, text }, ...others].slice(0, MOST));
}

export function dropMaze(mode: string, text: string): void {
  change(ownMazes.value.filter((one) => one.mode !== mode || one.text !== text));
}

function change(mazes: OwnMaze[]): void {
  ownMazes.value = mazes;
  try {
    localStorage.setItem(KEY, JSON.stringify(mazes));
  } catch {
    // Where storage is forbidden they last as long as the page.
  }
}

/** Screens before a game: a chunk of its own, loaded when one of them is opened. */

export { Elsewhere } from './elsewhere';
export { Games } from './games';
export { Return } from './elsewhere/return';
export { NewTable } from './home/new';
export { Join } from './join';
export { TableScreen } from './table';
export { Lots } from './table/lots';
export { Watch } from './watch';

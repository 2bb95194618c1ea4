/** Screens without a picture, for people who do not see one: loaded when that mode is switched on. */

import { TextBoard } from './board';
import { PlayInWords } from './play';

export const SPOKEN = { TextBoard, PlayInWords };

import type { MotifId } from '../constants';
import type { Paint } from '../paint';
import * as beasts from './beasts';
import * as birds from './birds';

/** Draws a motif about (0, 0), within 190 to each side. */
export type Motif = (p: Paint) => string;

const DRAWN: Partial<Record<MotifId, Motif>> = { ...birds, ...beasts };

export const motifOf = (id: MotifId): Motif => DRAWN[id] ?? birds.crane;

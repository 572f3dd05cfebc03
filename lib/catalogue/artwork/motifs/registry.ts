import type { MotifId } from '../constants';
import type { Paint } from '../paint';
import * as beasts from './beasts';
import * as birds from './birds';
import * as crafts from './crafts';
import * as insects from './insects';
import * as lottery from './lottery';
import * as nature from './nature';
import * as sea from './sea';
import * as treasures from './treasures';

/** Draws a motif around (0, 0), within about 195 units to each side. */
export type Motif = (p: Paint) => string;

export const MOTIFS: Readonly<Record<MotifId, Motif>> = {
  ...beasts,
  ...birds,
  ...crafts,
  ...insects,
  ...lottery,
  ...nature,
  ...sea,
  ...treasures,
};

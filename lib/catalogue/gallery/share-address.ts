import { PALETTE_IDS } from '../artwork/constants';
import { hashText } from '../artwork/random';
import { SLOT_THEME_IDS } from '../artwork/themes';
import { ARTWORK_VERSION } from '../artwork/tile';
import type { GameType } from '../constants';
import { gameVersion } from '../pictures';
import { brandVersion } from './brand-version';

/** Sites that show shared links expect 1.91 to 1. They show a smaller picture only as a thumbnail. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The version of a shared picture: of its drawing, and of the brand that it shows. */
export const shareVersion = (drawing: string): string => `${drawing}-${brandVersion()}`;

/**
 * Returns the address of a shared page's picture. `name` is `banner-<id>`, `poster-<picture>`, `look-<theme>.<palette>` or
 * `game-<nodeId>`.
 */
export const sharePicture = (name: string) => `/images/share/${name}.jpg?v=${shareVersion(ARTWORK_VERSION)}`;

/** Returns the name of a game's picture. */
export const gameShare = (nodeId: string) => `game-${nodeId}`;

/** Returns the address of a shared game's picture. It changes with the game's art version. */
export const gameSharePicture = (nodeId: string, artVersion: number) =>
  `/images/share/${gameShare(nodeId)}.jpg?v=${shareVersion(gameVersion(artVersion))}`;

/** Chooses a landscape for a text: `<theme>.<palette>`. The same text always gives the same landscape. */
export function lookOfText(text: string): string {
  const seed = hashText(text);
  const theme = SLOT_THEME_IDS[seed % SLOT_THEME_IDS.length]!;
  const palette = PALETTE_IDS[(seed >>> 8) % PALETTE_IDS.length]!;
  return `${theme}.${palette}`;
}

/** Returns the address of a landscape of 16:10. `look` is `<theme>.<palette>`. */
export const lookPicture = (look: string) => `/images/backdrops/${look}.svg?v=${ARTWORK_VERSION}`;

/** The name of each category's picture for shared links. */
const CATEGORY_SHARES: Readonly<Record<GameType, string>> = {
  RNG: 'banner-slots',
  LIVE: 'banner-live',
  FISH: 'banner-fishing',
  SPORTS: 'banner-sports',
  PVP: 'look-card-room',
  ESPORTS: 'look-signal-arena',
  COCKFIGHT: 'look-dawn-yard',
  ELOTT: 'banner-lottery',
  LOTT: 'banner-lottery',
};

/** Returns the address of a shared category's picture. */
export const categoryShare = (gameType: GameType) => sharePicture(CATEGORY_SHARES[gameType]);

import { PALETTE_IDS } from '../artwork/constants';
import { hashText } from '../artwork/random';
import { SLOT_THEME_IDS } from '../artwork/themes';
import { ARTWORK_VERSION } from '../artwork/tile';
import type { GameType } from '../constants';
import { gameVersion } from '../pictures';

/** What sites that show shared links ask for: 1.91 to 1, and large enough not to be shown as a thumbnail. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** Where the picture of a shared page is: `banner-<id>`, `poster-<picture>`, `look-<theme>.<palette>` or `game-<nodeId>`. */
export const sharePicture = (name: string) => `/images/share/${name}.jpg?v=${ARTWORK_VERSION}`;

/** The name of a game's picture; its address changes with the game's own art. */
export const gameShare = (nodeId: string) => `game-${nodeId}`;

/** The picture of a shared game. */
export const gameSharePicture = (nodeId: string, artVersion: number) =>
  `/images/share/${gameShare(nodeId)}.jpg?v=${gameVersion(artVersion)}`;

/** A landscape of a text's own, always the same for the same text: `<theme>.<palette>`. */
export function lookOfText(text: string): string {
  const seed = hashText(text);
  const theme = SLOT_THEME_IDS[seed % SLOT_THEME_IDS.length]!;
  const palette = PALETTE_IDS[(seed >>> 8) % PALETTE_IDS.length]!;
  return `${theme}.${palette}`;
}

/** That landscape, 16:10. */
export const lookPicture = (look: string) => `/images/backdrops/${look}.svg?v=${ARTWORK_VERSION}`;

/** The picture of each category for shared links. */
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

/** The picture of a shared category. */
export const categoryShare = (gameType: GameType) => sharePicture(CATEGORY_SHARES[gameType]);

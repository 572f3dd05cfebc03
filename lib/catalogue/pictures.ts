import { PALETTE_IDS } from './artwork/constants';
import { hashText } from './artwork/random';
import type { ThemeId } from './artwork/themes';
import { ARTWORK_VERSION } from './artwork/tile';
import type { GameType } from './constants';

/**
 * Paths of pictures. With a version in the address (`?v=`) a picture is cached forever; without it, for an hour, and
 * then revalidated by its ETag.
 */

/** A game's picture changes with the game's own art and with the way we draw. */
export const gameVersion = (artVersion: number) => `${artVersion}-${ARTWORK_VERSION}`;

/** The lobby tile of a game: 3:4, no text in it. It is drawn, or the picture that was uploaded or read from the vendor. */
export const gamePicture = (nodeId: bigint | string, artVersion: number, hasArtwork = false) =>
  `/images/games/${nodeId}.${hasArtwork ? 'jpg' : 'svg'}?v=${gameVersion(artVersion)}`;

/** The same picture at half the size, 300 by 400 pixels; a drawn one has no size. */
export const smallGamePicture = (nodeId: bigint | string, artVersion: number, hasArtwork: boolean) =>
  hasArtwork
    ? `/images/games/${nodeId}-small.jpg?v=${gameVersion(artVersion)}`
    : gamePicture(nodeId, artVersion);

export type LogoState = 'default' | 'active';

/** A vendor's mark. */
export const vendorLogo = (code: string, state: LogoState = 'default') =>
  `/images/vendors/${code}${state === 'active' ? '-active' : ''}.svg?v=${ARTWORK_VERSION}`;

/** The landscape of a category, which its vendors' cards show. */
export const LANDSCAPES: Readonly<Record<GameType, ThemeId>> = {
  RNG: 'night-market',
  LIVE: 'high-table',
  FISH: 'deep-hunt',
  SPORTS: 'floodlight-stadium',
  PVP: 'card-room',
  ESPORTS: 'signal-arena',
  COCKFIGHT: 'dawn-yard',
  ELOTT: 'draw-hall',
  LOTT: 'draw-hall',
};

/** The picture of a vendor's card in a category, 16:10: the category's landscape in a light of the vendor's own. */
export function vendorPicture(code: string, gameType: GameType): string {
  const palette = PALETTE_IDS[hashText(`${gameType} ${code}`) % PALETTE_IDS.length]!;
  return `/images/backdrops/${LANDSCAPES[gameType]}.${palette}.svg?v=${ARTWORK_VERSION}`;
}

/** A banner's picture in its two cuts: 1600 × 560 and 780 × 520. */
export const bannerPicture = (picture: string, cut: 'wide' | 'phone') =>
  `/images/banners/${picture}-${cut}.svg?v=${ARTWORK_VERSION}`;

/** A promotion's picture (`market.lantern.coin`) in its two cuts: wide 1600 × 560 and card 780 × 520. */
export const posterPicture = (picture: string, cut: 'wide' | 'card') =>
  `/images/posters/${picture}-${cut}.svg?v=${ARTWORK_VERSION}`;

/** A good's picture (`jade.teapot`), 600 × 600. */
export const goodPicture = (picture: string) => `/images/goods/${picture}.svg?v=${ARTWORK_VERSION}`;

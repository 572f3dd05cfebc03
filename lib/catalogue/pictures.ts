import { ARTWORK_VERSION } from './artwork/tile';

/**
 * Where pictures are served. With its version in the address (`?v=`) a picture is kept for ever; without, for an hour
 * and then asked for again by its ETag.
 */

/** A game's picture changes with the game's own art and with the way we draw. */
export const gameVersion = (artVersion: number) => `${artVersion}-${ARTWORK_VERSION}`;

/** The lobby tile of a game: 3:4, no text in it. */
export const gamePicture = (nodeId: bigint | string, artVersion: number) =>
  `/images/games/${nodeId}.svg?v=${gameVersion(artVersion)}`;

export type LogoState = 'default' | 'active';

/** A vendor's mark. */
export const vendorLogo = (code: string, state: LogoState = 'default') =>
  `/images/vendors/${code}${state === 'active' ? '-active' : ''}.svg?v=${ARTWORK_VERSION}`;

/** A banner's picture in its two cuts: 1600 × 560 and 780 × 520. */
export const bannerPicture = (picture: string, cut: 'wide' | 'phone') =>
  `/images/banners/${picture}-${cut}.svg?v=${ARTWORK_VERSION}`;

/** Where pictures are served. A version in the address lets them be kept for ever. */

/** The lobby tile of a game: 3:4, no text in it. */
export const gamePicture = (nodeId: bigint | string, artVersion: number) =>
  `/images/games/${nodeId}.svg?v=${artVersion}`;

export type LogoState = 'default' | 'active';

/** A vendor's mark. */
export const vendorLogo = (code: string, state: LogoState = 'default') =>
  `/images/vendors/${code}${state === 'active' ? '-active' : ''}.svg`;

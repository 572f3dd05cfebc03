import { ARTWORK_VERSION } from '../artwork/tile';

/** The house's icon for home screens, in pixels; it may be cut to a circle. */
export const homeIconAddress = (size: 180 | 192 | 512) =>
  `/images/icons/home-${size}.png?v=${ARTWORK_VERSION}`;

import { ARTWORK_VERSION } from '../artwork/tile';

/** Returns the address of the site's icon for home screens. `size` is in pixels. */
export const homeIconAddress = (size: 180 | 192 | 512) =>
  `/images/icons/home-${size}.png?v=${ARTWORK_VERSION}`;

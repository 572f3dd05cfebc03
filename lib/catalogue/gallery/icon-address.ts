import { ARTWORK_VERSION } from '../artwork/tile';

/** The site's icon for home screens, in pixels; a phone may cut it to a circle. */
export const homeIconAddress = (size: 180 | 192 | 512) =>
  `/images/icons/home-${size}.png?v=${ARTWORK_VERSION}`;

import { brandVersion } from './brand-version';

/** Returns the address of the site's icon for home screens, which systems crop. `size` is in pixels. */
export const homeIconAddress = (size: 180 | 192 | 512) =>
  `/images/icons/home-${size}.png?v=${brandVersion()}`;

/** Returns the address of the site's icon as it is drawn: for tabs, lists and search engines. */
export const appIconAddress = (size: 64 | 192 | 512) => `/images/icons/app-${size}.png?v=${brandVersion()}`;

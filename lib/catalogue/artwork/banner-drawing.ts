import { BANNER_IDS } from './banner';
import { parsePoster } from './poster';

/** Whether the site can draw a banner of this name: a banner's own (`welcome`), or a promotion's (`market.lantern.coin`). */
export const isBannerDrawing = (name: string): boolean =>
  BANNER_IDS.some((id) => id === name) || parsePoster(name) !== undefined;

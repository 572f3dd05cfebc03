import sharp from 'sharp';
import { database } from '@/lib/db/client';
import { BANNER_IDS, renderBanner } from '../artwork/banner';
import { wordGlyphs, wordWidth } from '../artwork/lettering';
import { renderLogo } from '../artwork/marks';
import { ARTWORK_VERSION, renderTile } from '../artwork/tile';
import { gameVersion } from '../pictures';
import { gameByNode } from '../queries';
import type { GameArt } from '../types';
import { backdrop, poster } from './drawings';
import { SHARE_SIZE } from './share-address';

const { width: W, height: H } = SHARE_SIZE;
const SIGN = 'LANTERN HOUSE';

/** A drawing put into a frame of another: its own document becomes a nested one. */
const placed = (svg: string, x: number, y: number, width: number, height: number) =>
  svg.replace(
    /^<svg([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg$1 x="${x}" y="${y}" width="${width}" height="${height}"`,
  );

/** The site's logo and name at the bottom, on a dark shade. */
function sign(): string {
  const scale = 0.26;
  const width = wordWidth(SIGN) * scale;
  return (
    `<defs><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0B1416" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#0B1416" stop-opacity="0.92"/></linearGradient></defs>` +
    `<rect y="${H - 240}" width="${W}" height="240" fill="url(#foot)"/>` +
    placed(renderLogo(), 56, H - 138, 92, 92) +
    `<g transform="translate(172 ${H - 105}) scale(${scale})">${wordGlyphs(SIGN, '#FFF3D2', 13)}</g>` +
    `<rect x="172" y="${H - 62}" width="${Math.round(width)}" height="4" rx="2" fill="#FFB547"/>`
  );
}

const sheet = (art: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><rect width="${W}" height="${H}" fill="#0B1416"/>${art}${sign()}</svg>`;

function gameSheet(art: GameArt): string | undefined {
  const ground = backdrop(`${art.theme}.${art.palette}.${art.motif}.svg`);
  if (!ground) return undefined;
  const tile = renderTile(art as Parameters<typeof renderTile>[0]);
  const [x, y, width, height] = [690, 45, 405, 540];
  return sheet(
    placed(ground, 0, 0, W, H) +
      `<defs><clipPath id="tile"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="26"/></clipPath></defs>` +
      `<rect x="${x - 5}" y="${y - 5}" width="${width + 10}" height="${height + 10}" rx="30" fill="#FFB547" opacity="0.85"/>` +
      `<g clip-path="url(#tile)">${placed(tile, x, y, width, height)}</g>`,
  );
}

/**
 * Returns the drawing behind a shared page's picture, as SVG: a banner's, a landscape's, or a game's tile before its
 * landscape, with the site's logo. Undefined if there is none of this name or version.
 */
export async function shareDrawing(file: string, version: string | undefined): Promise<string | undefined> {
  const [, kind, name = ''] = /^(banner|look|game|poster)-([a-z0-9.-]+)\.jpg$/.exec(file) ?? [];
  if (kind === 'game') {
    if (!/^[1-9]\d{0,17}$/.test(name)) return undefined;
    const game = await gameByNode(database(), BigInt(name));
    if (!game || (version !== undefined && version !== gameVersion(game.artVersion))) return undefined;
    return gameSheet(game.art);
  }
  if (version !== undefined && version !== ARTWORK_VERSION) return undefined;
  if (kind === 'banner') {
    const banner = BANNER_IDS.find((id) => id === name);
    // 1600 by 560 over 1200 by 630: the heroes are at the end of the line and stay in the picture.
    return banner && sheet(placed(renderBanner({ banner, shape: 'wide' }), -600, 0, 1800, H));
  }
  if (kind === 'poster') {
    const art = poster(`${name}-wide.svg`);
    return art && sheet(placed(art, -600, 0, 1800, H));
  }
  const look = kind === 'look' ? backdrop(`${name}.svg`) : undefined;
  return look && sheet(placed(look, 0, 0, W, H));
}

/** An SVG drawing as JPEG: what every site that shows shared links can read. */
export const sharePhoto = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true }).toBuffer();

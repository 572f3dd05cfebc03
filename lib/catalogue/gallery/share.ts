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
const SITE_NAME = 'LANTERN HOUSE';

/** Places an SVG document inside another one, as a nested `<svg>` element. */
const embedSvg = (svg: string, x: number, y: number, width: number, height: number) =>
  svg.replace(
    /^<svg([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg$1 x="${x}" y="${y}" width="${width}" height="${height}"`,
  );

/** Draws the site's logo and name at the bottom, on a dark gradient. */
function logoStrip(): string {
  const scale = 0.26;
  const width = wordWidth(SITE_NAME) * scale;
  return (
    `<defs><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0B1416" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#0B1416" stop-opacity="0.92"/></linearGradient></defs>` +
    `<rect y="${H - 240}" width="${W}" height="240" fill="url(#foot)"/>` +
    embedSvg(renderLogo(), 56, H - 138, 92, 92) +
    `<g transform="translate(172 ${H - 105}) scale(${scale})">${wordGlyphs(SITE_NAME, '#FFF3D2', 13)}</g>` +
    `<rect x="172" y="${H - 62}" width="${Math.round(width)}" height="4" rx="2" fill="#FFB547"/>`
  );
}

const shareDocument = (art: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><rect width="${W}" height="${H}" fill="#0B1416"/>${art}${logoStrip()}</svg>`;

function gameShareDocument(art: GameArt): string | undefined {
  const background = backdrop(`${art.theme}.${art.palette}.${art.motif}.svg`);
  if (!background) return undefined;
  const tile = renderTile(art as Parameters<typeof renderTile>[0]);
  const [x, y, width, height] = [690, 45, 405, 540];
  return shareDocument(
    embedSvg(background, 0, 0, W, H) +
      `<defs><clipPath id="tile"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="26"/></clipPath></defs>` +
      `<rect x="${x - 5}" y="${y - 5}" width="${width + 10}" height="${height + 10}" rx="30" fill="#FFB547" opacity="0.85"/>` +
      `<g clip-path="url(#tile)">${embedSvg(tile, x, y, width, height)}</g>`,
  );
}

/**
 * Returns the picture of a shared page as SVG, with the site's logo: a banner, a poster, a landscape, or a game's tile on
 * its landscape. Returns undefined if there is no picture of this name or version.
 */
export async function shareDrawing(file: string, version: string | undefined): Promise<string | undefined> {
  const [, kind, name = ''] = /^(banner|look|game|poster)-([a-z0-9.-]+)\.jpg$/.exec(file) ?? [];
  if (kind === 'game') {
    if (!/^[1-9]\d{0,17}$/.test(name)) return undefined;
    const game = await gameByNode(database(), BigInt(name));
    if (!game || (version !== undefined && version !== gameVersion(game.artVersion))) return undefined;
    return gameShareDocument(game.art);
  }
  if (version !== undefined && version !== ARTWORK_VERSION) return undefined;
  if (kind === 'banner') {
    const banner = BANNER_IDS.find((id) => id === name);
    // A banner is wider than the shared picture. Its start side is cut off, because the heroes are at the end side.
    return banner && shareDocument(embedSvg(renderBanner({ banner, shape: 'wide' }), -600, 0, 1800, H));
  }
  if (kind === 'poster') {
    const art = poster(`${name}-wide.svg`);
    return art && shareDocument(embedSvg(art, -600, 0, 1800, H));
  }
  const look = kind === 'look' ? backdrop(`${name}.svg`) : undefined;
  return look && shareDocument(embedSvg(look, 0, 0, W, H));
}

/** Converts an SVG document to JPEG, which every site that shows shared links supports. */
export const sharePhoto = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true }).toBuffer();

import sharp from 'sharp';
import { database } from '@/lib/db/client';
import { readBrandPicture } from '@/lib/platform/brand-pictures/commands';
import { siteConfig } from '@/lib/platform/site-config';
import { BANNER_IDS, renderBanner } from '../artwork/banner';
import { wordGlyphs, wordWidth } from '../artwork/lettering';
import { renderLogo } from '../artwork/marks';
import { ARTWORK_VERSION, renderTile } from '../artwork/tile';
import { gameVersion } from '../pictures';
import { gameByNode } from '../queries';
import type { GameArt } from '../types';
import { backdrop, poster } from './drawings';
import { glyphsOf } from './brand-letters';
import { SHARE_SIZE, shareVersion } from './share-address';

const { width: W, height: H } = SHARE_SIZE;

/** Places an SVG document inside another one, as a nested `<svg>` element. */
const embedSvg = (svg: string, x: number, y: number, width: number, height: number) =>
  svg.replace(
    /^<svg([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg$1 x="${x}" y="${y}" width="${width}" height="${height}"`,
  );

/** The brand at the bottom: its logo, or its mark and its name. */
async function brandSign(): Promise<string> {
  const { brand, pictures, theme } = siteConfig();
  const logo = pictures.dark && (await readBrandPicture(pictures.dark.file));
  if (logo && pictures.dark) {
    const width = Math.min(520, (92 * pictures.dark.width) / pictures.dark.height);
    const data = `data:image/png;base64,${logo.toString('base64')}`;
    return `<image x="56" y="${H - 138}" width="${width}" height="92" preserveAspectRatio="xMinYMid meet" href="${data}"/>`;
  }
  const name = glyphsOf(brand.names.en);
  const scale = Math.min(0.26, 980 / Math.max(1, wordWidth(name)));
  const width = wordWidth(name) * scale;
  const x = brand.mark === 'lantern' ? 172 : 60;
  return (
    (brand.mark === 'lantern' ? embedSvg(renderLogo(), 56, H - 138, 92, 92) : '') +
    `<g transform="translate(${x} ${H - 105}) scale(${scale})">${wordGlyphs(name, '#FFF3D2', 13)}</g>` +
    `<rect x="${x}" y="${H - 62}" width="${Math.round(width)}" height="4" rx="2" fill="${theme.dark.accent}"/>`
  );
}

/** Draws the brand at the bottom, on a dark gradient. */
async function logoStrip(): Promise<string> {
  return (
    `<defs><linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0B1416" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#0B1416" stop-opacity="0.92"/></linearGradient></defs>` +
    `<rect y="${H - 240}" width="${W}" height="240" fill="url(#foot)"/>` +
    (await brandSign())
  );
}

const shareDocument = async (art: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><rect width="${W}" height="${H}" fill="#0B1416"/>${art}${await logoStrip()}</svg>`;

async function gameShareDocument(art: GameArt): Promise<string | undefined> {
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
    if (!game || (version !== undefined && version !== shareVersion(gameVersion(game.artVersion))))
      return undefined;
    return gameShareDocument(game.art);
  }
  if (version !== undefined && version !== shareVersion(ARTWORK_VERSION)) return undefined;
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

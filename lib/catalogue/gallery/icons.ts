import sharp from 'sharp';
import { readBrandPicture } from '@/lib/platform/brand-pictures/commands';
import { siteConfig } from '@/lib/platform/site-config';
import { wordGlyphs, wordWidth } from '../artwork/lettering';
import { renderLogo } from '../artwork/marks';
import { glyphsOf } from './brand-letters';
import { brandVersion } from './brand-version';

/** The sizes that systems use: 180 for Apple, 192 and 512 for Android, 64 for tabs. */
const FILES: Readonly<Record<string, readonly [kind: 'home' | 'app', size: number]>> = {
  'home-180.png': ['home', 180],
  'home-192.png': ['home', 192],
  'home-512.png': ['home', 512],
  'app-64.png': ['app', 64],
  'app-192.png': ['app', 192],
  'app-512.png': ['app', 512],
};

/** The width of the mark as a share of a home icon. Only a circle of 80% is always visible (W3C, "Icon masks"). */
const MARK_SHARE = 0.68;

let cached: { version: string; icons: Map<string, Promise<Buffer>> } | undefined;

/**
 * Returns an icon of the brand by the name of its file; undefined for other names. An uploaded icon is scaled; without one it is the
 * drawn mark of the brand, or the first letter of its name. Each icon is drawn once per process and brand.
 */
export async function brandIcon(file: string): Promise<Buffer | undefined> {
  const wanted = FILES[file];
  if (!wanted) return undefined;
  const version = brandVersion();
  if (cached?.version !== version) cached = { version, icons: new Map() };
  const { icons } = cached;
  let icon = icons.get(file);
  if (!icon) {
    icon = wanted[0] === 'home' ? drawHome(wanted[1]) : drawApp(wanted[1]);
    icons.set(file, icon);
    // A failure is not cached.
    icon.catch(() => icons.delete(file));
  }
  return icon;
}

/** The uploaded icon, or the drawn mark without a background. */
async function source(): Promise<{ picture: Buffer; isUploaded: boolean }> {
  const { brand, pictures } = siteConfig();
  const uploaded = pictures.icon && (await readBrandPicture(pictures.icon.file));
  if (uploaded) return { picture: uploaded, isUploaded: true };
  const svg = brand.mark === 'lantern' ? renderLogo() : monogram();
  return { picture: await sharp(Buffer.from(svg), { density: 144 }).png().toBuffer(), isUploaded: false };
}

/** An icon that fills its square: systems crop it to different shapes. */
async function drawHome(size: number): Promise<Buffer> {
  const { picture } = await source();
  const side = Math.round(size * MARK_SHARE);
  const mark = await sharp(picture)
    .resize({ width: side, height: side, fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
  const background = siteConfig().theme.dark.ground;
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
}

/** An icon with its own shape. */
async function drawApp(size: number): Promise<Buffer> {
  const { picture, isUploaded } = await source();
  const isLantern = !isUploaded && siteConfig().brand.mark === 'lantern';
  const drawn = isLantern
    ? await sharp(Buffer.from(renderLogo({ variant: 'app' })), { density: 144 })
        .png()
        .toBuffer()
    : picture;
  return sharp(drawn)
    .resize({ width: size, height: size, fit: 'contain', background: '#00000000' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The first letter of the brand on a field in its accent; a ring for a name without Latin letters. */
function monogram(): string {
  const { theme, brand } = siteConfig();
  const { accent, accentInk } = theme.dark;
  const [letter = ''] = glyphsOf(brand.names.en).replaceAll(' ', '');
  const scale = 2.4;
  const width = wordWidth(letter) * scale;
  const sign = letter
    ? `<g transform="translate(${256 - width / 2} ${256 - 50 * scale}) scale(${scale})">${wordGlyphs(letter, accentInk, 20)}</g>`
    : `<circle cx="256" cy="256" r="110" fill="none" stroke="${accentInk}" stroke-width="44"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" rx="112" fill="${accent}"/>${sign}</svg>`;
}

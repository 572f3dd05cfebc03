import sharp from 'sharp';
import { renderLogo } from '../artwork/marks';

/** The colour of the whole square. Systems crop an icon to different shapes, so that it must reach the edges. */
const BACKGROUND = '#0B1416';

/** The sizes that systems use: 192 and 512 for Android, 180 for Apple. */
const SIZES = ['180', '192', '512'];

/** The width of the logo as a share of the icon. Only a circle of 80% is always visible (W3C, "Icon masks"). */
const LOGO_SHARE = 0.68;

const iconCache = new Map<number, Promise<Buffer>>();

/**
 * Returns the site's icon for home screens: `home-180.png`, `home-192.png`, `home-512.png`; undefined for other names.
 * Each icon is drawn once per process.
 */
export async function homeIcon(file: string): Promise<Buffer | undefined> {
  const size = Number(SIZES.find((name) => file === `home-${name}.png`));
  if (!size) return undefined;
  let icon = iconCache.get(size);
  if (!icon) {
    icon = draw(size);
    iconCache.set(size, icon);
    // A failure is not cached.
    icon.catch(() => iconCache.delete(size));
  }
  return icon;
}

async function draw(size: number): Promise<Buffer> {
  const mark = await sharp(Buffer.from(renderLogo()), { density: 144 })
    .resize(Math.round(size * LOGO_SHARE))
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: BACKGROUND } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
}

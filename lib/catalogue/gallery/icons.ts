import sharp from 'sharp';
import { renderLogo } from '../artwork/marks';

/** The ground of the night, to the edges: systems cut an icon to shapes of their own. */
const GROUND = '#0B1416';

/** Sizes that systems ask for: Android's two, and Apple's. */
const SIZES = ['180', '192', '512'];

/** How much of a maskable icon is sure to be seen is a circle of 80% (W3C, "Icon masks"): the sign stays within. */
const SHARE = 0.68;

const drawn = new Map<number, Promise<Buffer>>();

/**
 * Returns the site's icon for home screens: `home-180.png`, `home-192.png`, `home-512.png`; undefined for other names.
 * Each is drawn once per process, because it does not change.
 */
export async function homeIcon(file: string): Promise<Buffer | undefined> {
  const size = Number(SIZES.find((name) => file === `home-${name}.png`));
  if (!size) return undefined;
  let icon = drawn.get(size);
  if (!icon) {
    icon = draw(size);
    drawn.set(size, icon);
    // A failure is not cached.
    icon.catch(() => drawn.delete(size));
  }
  return icon;
}

async function draw(size: number): Promise<Buffer> {
  const mark = await sharp(Buffer.from(renderLogo()), { density: 144 })
    .resize(Math.round(size * SHARE))
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: GROUND } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { env } from '@/lib/platform/env';
import { AppError, badInput, tooManyRequests } from '@/lib/platform/errors';
import { randomToken } from '@/lib/platform/ids';
import { Semaphore, TooBusy } from '@/lib/platform/semaphore';
import type { BrandPicture } from '@/lib/platform/site-config';
import { MAX_PIXELS, MAX_SIDE, MAX_STORED, MAX_UPLOAD, MIN_ICON_SIDE, type PictureKind } from './constants';
import { isSafeSvg, pictureFormat } from './rules';

const folder = () => resolve(env().UPLOADS_DIR, 'brand');

/** The file of a picture. Its name is a hash, so that it contains no path. */
export const brandPicturePath = (file: string) => join(folder(), file);

const drawing = new Semaphore(1, 10);

/**
 * Draws an uploaded logo again as PNG and stores it under the hash of its content. PNG, JPEG and SVG are accepted, told apart by
 * their first bytes; an SVG is only drawn, so that no script or link of it survives. Throws INVALID_INPUT on `picture`: PICTURE_FORMAT for
 * anything that is no such picture, PICTURE_TOO_LARGE, PICTURE_TOO_SMALL for an icon; TOO_MANY_REQUESTS 429 if too many others wait.
 */
export async function storeBrandPicture(file: Blob, kind: PictureKind): Promise<BrandPicture> {
  if (file.size > MAX_UPLOAD)
    throw badInput({ picture: { code: 'PICTURE_TOO_LARGE', values: { megabytes: 2 } } });
  const bytes = Buffer.from(await file.arrayBuffer());
  const format = pictureFormat(bytes);
  if (!format || (format === 'svg' && !isSafeSvg(bytes.toString('utf8'))))
    throw badInput({ picture: { code: 'LOGO_FORMAT' } });
  const { data, width, height } = await drawing
    .run(() => draw(bytes, format, kind))
    .catch((cause: unknown) => {
      if (cause instanceof TooBusy) throw tooManyRequests(10);
      throw cause instanceof AppError ? cause : badInput({ picture: { code: 'LOGO_FORMAT' } }, cause);
    });
  if (data.byteLength > MAX_STORED)
    throw badInput({ picture: { code: 'PICTURE_TOO_LARGE', values: { megabytes: 2 } } });
  const name = `${createHash('sha256').update(data).digest('hex').slice(0, 32)}.png`;
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  // Written beside and renamed, so that nobody reads half a picture.
  const part = brandPicturePath(`${randomToken(12)}.part`);
  await writeFile(part, data, { mode: 0o600 });
  await rename(part, brandPicturePath(name));
  return { file: name, width, height };
}

const READ = { limitInputPixels: MAX_PIXELS, failOn: 'error' as const };

async function draw(bytes: Buffer, format: 'png' | 'jpeg' | 'svg', kind: PictureKind) {
  const most = MAX_SIDE[kind];
  const { width, height } = await sharp(bytes, READ).metadata();
  const largest = Math.max(width, height);
  // A drawing has no pixels of its own: it is drawn as large as it is needed.
  const density = format === 'svg' ? Math.min(2_400, Math.max(1, (72 * most) / largest)) : 72;
  const side = format === 'svg' ? most : Math.min(most, largest);
  if (kind === 'icon' && side < MIN_ICON_SIDE)
    throw badInput({ picture: { code: 'PICTURE_TOO_SMALL', values: { pixels: MIN_ICON_SIDE } } });
  const { data, info } = await sharp(bytes, { ...READ, density })
    .rotate()
    // An icon becomes a square, with room around a picture that is none.
    .resize({
      width: side,
      height: side,
      fit: kind === 'icon' ? 'contain' : 'inside',
      background: '#00000000',
    })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The bytes of a picture; undefined if there is none of this name. */
export async function readBrandPicture(file: string): Promise<Buffer | undefined> {
  if (!/^[0-9a-f]{32}\.png$/.test(file)) return undefined;
  return readFile(brandPicturePath(file)).catch(() => undefined);
}

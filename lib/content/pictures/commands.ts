import sharp from 'sharp';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { badInput } from '@/lib/platform/errors';
import { randomToken } from '@/lib/platform/ids';
import { encodeUpload } from '@/lib/platform/pictures';
import { CROP_SIZES, MAX_PICTURE_NAME, MAX_STORED_SIDE, MIN_UPLOAD_WIDTH, type CropShape } from './constants';
import { pictureBytes } from './queries';
import type { ContentPicture, Focus } from './types';

const newId = () => randomToken(16);

/** A file's name without its folder and its extension, as operators find it again. */
function nameOf(file: Blob): string {
  const given = 'name' in file && typeof file.name === 'string' ? file.name : '';
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const name = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim();
  return name.slice(0, MAX_PICTURE_NAME) || 'picture';
}

/**
 * Re-encodes an operator's picture as WebP, at most 2,000 pixels wide and high, and stores it. Transparent parts stay.
 * Throws INVALID_INPUT on `picture` (PICTURE_FORMAT, PICTURE_TOO_LARGE, PICTURE_TOO_NARROW), TOO_MANY_REQUESTS 429.
 */
export async function storePicture(db: Db, file: Blob): Promise<ContentPicture> {
  const { data, info } = await encodeUpload(file, 'picture', async (picture) => {
    const encoded = await picture
      .resize({ width: MAX_STORED_SIDE, height: MAX_STORED_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    if (encoded.info.width < MIN_UPLOAD_WIDTH)
      throw badInput({ picture: { code: 'PICTURE_TOO_NARROW', values: { pixels: MIN_UPLOAD_WIDTH } } });
    return encoded;
  });
  const stored = { id: newId(), name: nameOf(file), width: info.width, height: info.height };
  await db
    .insertInto('content.picture')
    .values({ ...stored, shape: 'whole', bytes: data, created_at: now() })
    .execute();
  return stored;
}

/** The part of a picture to keep: as large as the shape allows, with the focus as near to its middle as possible. */
function cropOf(picture: { width: number; height: number }, shape: CropShape, focus: Focus) {
  const target = CROP_SIZES[shape];
  const scale = Math.min(picture.width / target.width, picture.height / target.height);
  const width = Math.max(1, Math.floor(target.width * scale));
  const height = Math.max(1, Math.floor(target.height * scale));
  const start = (size: number, part: number, percent: number) =>
    Math.min(Math.max(Math.round((size * percent) / 100 - part / 2), 0), size - part);
  return {
    left: start(picture.width, width, focus.x),
    top: start(picture.height, height, focus.y),
    width,
    height,
  };
}

/**
 * Makes the crops of a picture around a focus, unless they exist: 1600 by 560 and 780 by 520. Returns whether there is
 * such a picture.
 */
export async function makeCrops(db: Db, sourceId: string, focus: Focus): Promise<boolean> {
  const source = await db
    .selectFrom('content.picture')
    .select(['id', 'width', 'height'])
    .where('id', '=', sourceId)
    .where('shape', '=', 'whole')
    .executeTakeFirst();
  if (!source) return false;
  const made = await db
    .selectFrom('content.picture')
    .select('shape')
    .where('source_id', '=', sourceId)
    .where('focus_x', '=', focus.x)
    .where('focus_y', '=', focus.y)
    .execute();
  const missing = (Object.keys(CROP_SIZES) as CropShape[]).filter(
    (shape) => !made.some((crop) => crop.shape === shape),
  );
  if (missing.length === 0) return true;
  const bytes = (await pictureBytes(db, sourceId))!;
  for (const shape of missing) {
    const { data, info } = await sharp(bytes)
      .extract(cropOf(source, shape, focus))
      .resize(CROP_SIZES[shape])
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    await db
      .insertInto('content.picture')
      .values({
        id: newId(),
        source_id: sourceId,
        shape,
        focus_x: focus.x,
        focus_y: focus.y,
        width: info.width,
        height: info.height,
        bytes: data,
        created_at: now(),
      })
      .onConflict((on) => on.columns(['source_id', 'shape', 'focus_x', 'focus_y']).doNothing())
      .execute();
  }
  return true;
}

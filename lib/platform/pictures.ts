import sharp, { type Sharp } from 'sharp';
import { AppError, badInput, tooManyRequests } from './errors';
import { TooBusy, Semaphore } from './semaphore';

/** PAY-7: png or jpg, at most 5 MB. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** Largest form with one picture: the other fields and the headers of the parts are a few hundred bytes. */
export const MAX_UPLOAD_BYTES = MAX_PICTURE_BYTES + 256 * 1024;
/** Refuses a small file that decodes to gigabytes. 40 megapixels is more than any phone's screenshot. */
const MAX_PIXELS = 40_000_000;
/** Longest side in pixels after scaling: text on a bank slip stays legible. */
const MAX_SIDE = 2_000;

/**
 * A picture of 40 megapixels decodes to 160 MB and occupies one of the four libuv threads, which file and DNS reads need
 * too. So two are decoded at a time, and at most 20 uploads (100 MB) wait.
 */
const decoding = new Semaphore(2, 20);

export interface CleanPicture {
  jpeg: Buffer;
  width: number;
  height: number;
}

const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));

/**
 * Checks an uploaded picture (X14) and encodes it anew: it must be PNG or JPEG by its first bytes, and is turned upright.
 * What `encode` returns has no metadata. Throws INVALID_INPUT on `field` with PICTURE_FORMAT or PICTURE_TOO_LARGE, and
 * TOO_MANY_REQUESTS 429 if too many others wait. An AppError of `encode` is passed on.
 */
export async function encodeUpload<Encoded>(
  file: Blob,
  field: string,
  encode: (picture: Sharp) => Promise<Encoded>,
): Promise<Encoded> {
  if (file.size > MAX_PICTURE_BYTES)
    throw badInput({ [field]: { code: 'PICTURE_TOO_LARGE', values: { megabytes: 5 } } });
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!isPng(bytes) && !isJpeg(bytes)) throw badInput({ [field]: { code: 'PICTURE_FORMAT' } });
  try {
    return await decoding.run(() =>
      encode(sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()),
    );
  } catch (cause) {
    if (cause instanceof TooBusy) throw tooManyRequests(10);
    if (cause instanceof AppError) throw cause;
    throw badInput({ [field]: { code: 'PICTURE_FORMAT' } }, cause);
  }
}

/** Re-encodes an uploaded picture as a JPEG without metadata. Throws as encodeUpload. */
export function cleanPicture(file: Blob, field: string): Promise<CleanPicture> {
  return encodeUpload(file, field, async (picture) => {
    const { data, info } = await picture
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  });
}

export interface PictureSize {
  width: number;
  height: number;
}

/**
 * As `cleanPicture`, for a picture with a fixed shape: cut to each of the sizes around its middle. Returns JPEGs in the order of the sizes.
 */
export function cutPicture(file: Blob, field: string, sizes: readonly PictureSize[]): Promise<Buffer[]> {
  return encodeUpload(file, field, (picture) => Promise.all(sizes.map((size) => cut(picture.clone(), size))));
}

const cut = (picture: Sharp, { width, height }: PictureSize): Promise<Buffer> =>
  picture
    .resize({ width, height, fit: 'cover', position: 'centre' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();

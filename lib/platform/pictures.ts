import sharp from 'sharp';
import { badInput, tooManyRequests } from './errors';
import { TooBusy, Turns } from './turns';

/** product.md §5: png or jpg, at most 5 MB. */
export const PICTURE_BYTES = 5 * 1024 * 1024;
/** The most that a form with one picture weighs: its other fields and the parts' headers are a few hundred bytes. */
export const UPLOAD_BYTES = PICTURE_BYTES + 256 * 1024;
/** Refuses a small file that would unfold into gigabytes; 40 megapixels is more than any phone's screenshot. */
const MOST_PIXELS = 40_000_000;
/** Longest side kept: text on a bank slip stays legible. */
const LONGEST_SIDE = 2_000;

/**
 * A picture of 40 megapixels unfolds to 160 MB and holds one of the four threads that files and names are read on too:
 * two at a time, and of those that wait no more than 100 MB as they came.
 */
const turns = new Turns(2, 20);

export interface CleanPicture {
  jpeg: Buffer;
  width: number;
  height: number;
}

const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
const isJpeg = (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));

/**
 * Makes a picture of a stranger's file (trust.md X14): PNG or JPEG by its first bytes, decoded, turned upright, drawn
 * anew as JPEG without metadata. Throws INVALID_INPUT on `field` with PICTURE_FORMAT, PICTURE_TOO_LARGE;
 * TOO_MANY_REQUESTS 429 while too many others wait.
 */
export async function cleanPicture(file: Blob, field: string): Promise<CleanPicture> {
  if (file.size > PICTURE_BYTES)
    throw badInput({ [field]: { code: 'PICTURE_TOO_LARGE', values: { megabytes: 5 } } });
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!isPng(bytes) && !isJpeg(bytes)) throw badInput({ [field]: { code: 'PICTURE_FORMAT' } });
  try {
    return await turns.take(() => drawnAnew(bytes));
  } catch (cause) {
    if (cause instanceof TooBusy) throw tooManyRequests(10);
    throw badInput({ [field]: { code: 'PICTURE_FORMAT' } }, cause);
  }
}

async function drawnAnew(bytes: Buffer): Promise<CleanPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}

import type { FieldError } from '@/lib/platform/errors';

/** product.md §5: png or jpg, at most 5 MB; the server holds to the same. */
const MEGABYTES = 5;

/** Of a file that is another kind than png and jpg, by its name or by its content. */
export const NO_PICTURE: FieldError = { code: 'PICTURE_FORMAT' };

/** What is wrong with a picture before it is sent; undefined where nothing is seen. */
export function pictureProblem(file: File): FieldError | undefined {
  if (file.size > MEGABYTES * 1024 * 1024)
    return { code: 'PICTURE_TOO_LARGE', values: { megabytes: MEGABYTES } };
  return file.type === 'image/png' || file.type === 'image/jpeg' ? undefined : NO_PICTURE;
}

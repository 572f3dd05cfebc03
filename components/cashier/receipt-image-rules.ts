import type { FieldError } from '@/lib/platform/errors';

/** PAY-7: png or jpg, at most 5 MB. The server checks the same limit. */
const MAX_MEGABYTES = 5;

/** The error of a file that is neither png nor jpg, by its type or by its content. */
export const NOT_A_PICTURE: FieldError = { code: 'PICTURE_FORMAT' };

/** Checks the size and type of a file before it is uploaded. Returns a field error, or undefined if both are allowed. */
export function pictureProblem(file: File): FieldError | undefined {
  if (file.size > MAX_MEGABYTES * 1024 * 1024)
    return { code: 'PICTURE_TOO_LARGE', values: { megabytes: MAX_MEGABYTES } };
  return file.type === 'image/png' || file.type === 'image/jpeg' ? undefined : NOT_A_PICTURE;
}

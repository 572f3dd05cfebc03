/** The id of a picture: 16 random bytes in base64url. */
export const PICTURE_ID = /^[A-Za-z0-9_-]{22}$/;

/** The address of a picture, as texts contain it. */
export const PICTURE_ADDRESS = /^\/images\/content\/[A-Za-z0-9_-]{22}\.webp$/;

/** Returns the public address of a picture. Its bytes never change. */
export const pictureAddress = (id: string) => `/images/content/${id}.webp`;

/** The two cuts of a banner in pixels, as those of the drawings (lib/catalogue/artwork/banner.ts). */
export const CROP_SIZES = {
  wide: { width: 1600, height: 560 },
  phone: { width: 780, height: 520 },
} as const;
export type CropShape = keyof typeof CROP_SIZES;

/** Longest side of a stored upload in pixels. */
export const MAX_STORED_SIDE = 2_000;
/** A narrower picture would be blurred on a wide screen. */
export const MIN_UPLOAD_WIDTH = 300;

export const MAX_PICTURE_NAME = 120;
export const MAX_ALT = 300;

/** How many uploads the list of pictures shows. */
export const PICTURES_LISTED = 60;

/** Uploads of one operator per day. */
export const MAX_UPLOADS_A_DAY = 200;

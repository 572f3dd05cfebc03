/** Largest upload in bytes, before it is encoded again. */
export const MAX_UPLOAD = 2 * 1024 * 1024;
/** Largest side of a logo and of an icon in pixels, after scaling. */
export const MAX_SIDE = { dark: 960, light: 960, icon: 512 } as const;
/** The smallest icon that home screens show sharply. */
export const MIN_ICON_SIDE = 64;
/** Refuses a small file that decodes to gigabytes. */
export const MAX_PIXELS = 16_000_000;
/** Largest stored picture in bytes; a logo is some ten kilobytes. */
export const MAX_STORED = 600 * 1024;

export type PictureKind = keyof typeof MAX_SIDE;

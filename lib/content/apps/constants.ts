export const PLATFORMS = ['ios', 'android'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The largest Android package that the site sends itself. A larger one needs a link. */
export const MAX_APP_BYTES = 80 * 1024 * 1024;

/** The public address that leads to an app: it stays the same when the app changes, so that printed QR codes do. */
export const appPath = (platform: Platform) => `/down/app/${platform}`;

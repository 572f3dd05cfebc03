/**
 * The version of the sheet: the beginning of its SHA-256 (tests/ui/icons.test.ts), so that browsers may cache it
 * forever.
 */
export const ICON_VERSION = '1a59a073';

/** The address of the sheet with all icons. */
export const ICON_SHEET = `/images/icons.svg?v=${ICON_VERSION}`;

/** The sheet's version: the beginning of its SHA-256 (tests/ui/icons.test.ts), so that browsers may keep it for ever. */
export const ICON_VERSION = '5f7dfd1f';

/** Where the sheet of all icons is. */
export const ICON_SHEET = `/images/icons.svg?v=${ICON_VERSION}`;

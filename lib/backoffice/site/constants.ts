/** The sections of the settings centre, in their order. Each is a page: /backoffice/site/<section>. */
export const SECTIONS = [
  'brand',
  'theme',
  'languages',
  'registration',
  'flags',
  'limits',
  'protection',
  'access',
  'domains',
  'providers',
] as const;

export type Section = (typeof SECTIONS)[number];

/** Entries of a page of the history. */
export const HISTORY_PAGE_SIZE = 50;

/** The mark and the version of a file with settings. */
export const TRANSFER_FORMAT = 'croupier-settings';
export const TRANSFER_VERSION = 1;

/** The largest file with settings, in bytes: three pictures in base64 and all texts. */
export const MAX_TRANSFER_BYTES = 4 * 1024 * 1024;

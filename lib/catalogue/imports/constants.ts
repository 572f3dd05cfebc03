import { LOCALE_CODES, type LocaleCode } from '@/lib/i18n/locales';

/** Limits of one list: its rows and its size. */
export const MAX_ROWS = 10_000;
export const MAX_LIST_BYTES = 8 * 1024 * 1024;

/** Rows of one batch, which is one database transaction: some tenths of a second. */
export const BATCH_ROWS = 500;

/** Rows per page of a report, and imports per page of the history. */
export const REPORT_PAGE_SIZE = 100;
export const LISTED_IMPORTS = 50;

/** Days after its end for which the rows of an import are stored. The import itself is kept. */
export const ROWS_DAYS = 90;

export const IMPORT_TASK = 'catalogue-import';
export const ARTWORK_TASK = 'catalogue-artwork';
export const MARKS_TASK = 'catalogue-marks';

/** The longest name, code and artwork address, in characters, and the most classes of a game. */
export const MAX_NAME = 120;
export const MAX_CODE = 80;
export const MAX_ADDRESS = 500;
export const MAX_CLASSES = 12;
/** The largest place in the order of lists. */
export const MAX_ORDER = 2_000_000_000;

type NameColumn = `name_${LocaleCode}`;
export const NAME_COLUMNS = LOCALE_CODES.map((code): NameColumn => `name_${code}`);

/** The columns of a list, in the order in which a download has them. */
export const COLUMNS = [
  'vendor',
  'code',
  'category',
  ...NAME_COLUMNS,
  'classes',
  'status',
  'order',
  'hot',
  'new',
  'since',
  'engine',
  'model',
  'stakes',
  'theme',
  'motif',
  'palette',
  'seed',
  'artwork',
] as const;
export type Column = (typeof COLUMNS)[number];

/** What names a game; a list without these columns is refused. */
export const KEY_COLUMNS = ['vendor', 'code'] as const satisfies readonly Column[];

export const PIN_WORDS = ['computed', 'on', 'off'] as const;
export const GAME_STATUSES = ['active', 'maintenance', 'hidden'] as const;

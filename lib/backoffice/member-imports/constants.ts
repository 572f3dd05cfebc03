export const MAX_ROWS = 10_000;
export const MAX_LIST_BYTES = 4 * 1024 * 1024;
/** Rows of one batch, which is one database transaction. */
export const BATCH_ROWS = 200;
export const REPORT_PAGE_SIZE = 100;
export const LISTED_IMPORTS = 50;
/** Days after its end for which the rows of an import are stored. */
export const ROWS_DAYS = 90;
export const IMPORT_TASK = 'backoffice-member-import';

/** The columns of a list of members: the fields of a new member. */
export const COLUMNS = [
  'account',
  'kind',
  'nickname',
  'name',
  'mobile',
  'email',
  'country',
  'upline',
] as const;
export type Column = (typeof COLUMNS)[number];

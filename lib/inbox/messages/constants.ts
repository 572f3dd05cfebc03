export const MAX_TITLE = 120;
export const MAX_BODY = 10_000;
export const MAX_LINK = 200;
/** Accounts of one list. */
export const MAX_ACCOUNTS = 5_000;

/**
 * How many members one database transaction of the job covers: about a tenth of a second of work. A killed process loses one such batch,
 * which is then repeated.
 */
export const SEND_BATCH = 2_000;

/** The job that sends and recalls messages. */
export const SEND_TASK = 'inbox-messages';

/** Entries of a member's inbox on one page. */
export const INBOX_PAGE_SIZE = 20;
export const MAX_INBOX_PAGE_SIZE = 50;

export const MESSAGE_STATUSES = ['scheduled', 'sending', 'sent', 'recalled'] as const;

/** Accounts that the preview of an audience names. */
export const PREVIEW_SAMPLE = 5;

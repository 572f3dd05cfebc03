/** Keys of the inbox's queries in the query cache. */
export const INBOX_KEY = ['inbox', 'entries'] as const;
export const OWN_FEEDBACK_KEY = ['inbox', 'feedback'] as const;

/** The queries that are fetched again when the server reports a change of notices (useLiveQueries). */
export const LIVE_INBOX = [INBOX_KEY] as const;
export const LIVE_FEEDBACK = [OWN_FEEDBACK_KEY] as const;

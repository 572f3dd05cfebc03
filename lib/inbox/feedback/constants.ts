/** The subjects of feedback. */
export const QUESTION_TYPES = [
  'deposit',
  'withdrawal',
  'game',
  'customerService',
  'application',
  'other',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Lengths in characters. */
export const MIN_CONTENT = 5;
export const MAX_CONTENT = 140;
export const MAX_REMARK = 140;
export const MAX_CONTACT = 100;
export const MAX_IMAGES = 3;

/** Entries per page of the back office's list. */
export const FEEDBACK_PAGE_SIZE = 30;

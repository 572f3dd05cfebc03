/** What feedback may be about (product.md §3). */
export const QUESTION_TYPES = [
  'deposit',
  'withdrawal',
  'game',
  'customerService',
  'application',
  'other',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Characters of the text (design.md §9). */
export const LEAST_CONTENT = 5;
export const MOST_CONTENT = 140;
export const MOST_REMARK = 140;
export const MOST_CONTACT = 100;
/** product.md §5. */
export const MOST_IMAGES = 3;

/** Rows of the desk's list. */
export const FEEDBACK_PAGE_SIZE = 30;

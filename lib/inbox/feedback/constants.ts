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
export const MAX_ANSWER = 2_000;
export const MAX_CONTACT = 100;
export const MAX_IMAGES = 3;

/** Entries per page of the back office's list. */
export const FEEDBACK_PAGE_SIZE = 30;

/** A member's own feedback on one page. */
export const OWN_PAGE_SIZE = 20;

/** The lists of the back office: open, the operator's own, closed. */
export const FEEDBACK_VIEWS = ['open', 'mine', 'done'] as const;
export type FeedbackView = (typeof FEEDBACK_VIEWS)[number];

/** Milliseconds in which the email with an answer may be sent. */
export const ANSWER_VALIDITY = 3 * 86_400_000;

import { AppError, badInput } from '@/lib/platform/errors';

/** Another operator has handled the feedback already. */
export const alreadyHandled = () => new AppError('FEEDBACK_HANDLED', 409);

/** A visitor left no email address, so that the site cannot send an answer. */
export const noMailAddress = () => badInput({ answer: { code: 'FEEDBACK_NO_MAIL' } });

/** The operator to whom feedback is assigned does not exist, is blocked or may not answer feedback. */
export const notAssignable = () => badInput({ operatorId: { code: 'FEEDBACK_OPERATOR' } });

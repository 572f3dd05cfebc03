import { AppError } from '@/lib/platform/errors';
import type { DrawStatus } from '../constants';
import type { ResultProblem } from '../sources/result';

/** There is no such draw. */
export const lotteryDrawNotFound = () => new AppError('DRAW_NOT_FOUND', 404);
/** The result cannot have been drawn. `group` is the code of the group of numbers, `index` counts its numbers from 0. */
export const resultInvalid = (problem: ResultProblem, place: { group?: string; index?: number } = {}) =>
  new AppError('LOTTERY_RESULT_INVALID', 400, { extras: { problem, ...place } });
/** This site draws it: no result is entered or corrected. */
export const drawIsOwn = () => new AppError('LOTTERY_DRAW_OWN', 409);
/** Its sales have not closed, or its time has not come. */
export const drawNotDue = () => new AppError('LOTTERY_DRAW_NOT_DUE', 409);
/** The draw has a state that does not allow it: a result is there, it is being settled, or it is void. */
export const drawStateWrong = (status: DrawStatus) =>
  new AppError('LOTTERY_DRAW_STATE', 409, { extras: { status }, values: { status } });
/** An earlier draw of the game has no result yet: draws are settled in order. */
export const earlierDrawOpen = (period: string) =>
  new AppError('LOTTERY_EARLIER_DRAW_OPEN', 409, { extras: { period }, values: { period } });
/** The correction is the present result. */
export const resultUnchanged = () => new AppError('LOTTERY_RESULT_UNCHANGED', 409);
/** Bets of the draw are set aside: a correction would miss them. */
export const betsSetAside = () => new AppError('LOTTERY_BETS_SET_ASIDE', 409);
/** Another entry for the draw waits for its confirmation. */
export const decisionWaiting = () => new AppError('LOTTERY_DECISION_WAITING', 409);
export const decisionNotFound = () => new AppError('LOTTERY_DECISION_NOT_FOUND', 404);
/** The entry was confirmed or rejected before. */
export const decisionMade = () => new AppError('LOTTERY_DECISION_MADE', 409);
/** Who entered it cannot confirm it. */
export const decisionOwn = () => new AppError('LOTTERY_DECISION_OWN', 409);

import { AppError } from '@/lib/platform/errors';

/** The lottery has no such game, or the site does not offer it. */
export const lotteryGameNotFound = () => new AppError('LOTTERY_GAME_NOT_FOUND', 404);
/** An operator has switched the game off, or its vendor is under maintenance. */
export const lotteryGameClosed = () => new AppError('LOTTERY_GAME_CLOSED', 409);
/** The game has no such draw, or not as far ahead. */
export const drawNotFound = () => new AppError('DRAW_NOT_FOUND', 404);
/** Sales of the draw have closed by the server's clock. Coming draws that are planned may be bet on before the ones ahead of them close. */
export const drawClosed = () => new AppError('DRAW_CLOSED', 409);
/** The draws of a chase are not distinct draws of this game that are open, in order. */
export const chaseDrawsInvalid = () => new AppError('CHASE_DRAWS_INVALID', 400);
/** The game has no such play type. `line` counts from 0 in this and the following errors. */
export const playNotFound = (line: number) => new AppError('PLAY_NOT_FOUND', 400, { extras: { line } });
/** The selection is not one of the play type; `problem` is a SelectionProblem (plays/selection.ts). */
export const selectionInvalid = (line: number, problem: string, place: { row?: number; at?: number } = {}) =>
  new AppError('SELECTION_INVALID', 400, { extras: { line, problem, ...place } });
/** More than 100,000 combinations in the slip. */
export const tooManyCombinations = () => new AppError('TOO_MANY_COMBINATIONS', 400);
/** More than 200 bets: lines × draws. */
export const tooManyBets = () => new AppError('TOO_MANY_BETS', 400);
/** 1, 0.1 and 0.01 are offered. */
export const unitNotOffered = (line: number) => new AppError('UNIT_NOT_OFFERED', 400, { extras: { line } });
/** The game does not have the prize mode, or the series is outside of the member's range. */
export const seriesNotOffered = (line: number) =>
  new AppError('SERIES_NOT_OFFERED', 400, { extras: { line } });
/** The stake of one bet is above the game's limit. `most` is a decimal string in this and the following errors. */
export const stakeAboveLimit = (line: number, most: string) =>
  new AppError('LOTTERY_STAKE_LIMIT', 409, { extras: { line, most } });
/** The member's stakes in the draw would be above the limit. */
export const memberLimitReached = (period: string, most: string) =>
  new AppError('LOTTERY_MEMBER_LIMIT', 409, { extras: { period, most } });
/** All stakes in the draw would be above the limit. */
export const drawLimitReached = (period: string) =>
  new AppError('LOTTERY_DRAW_LIMIT', 409, { extras: { period } });
/** A number of the selection has reached the operator's ceiling in this draw. */
export const numberFull = (line: number, number: string, period: string) =>
  new AppError('LOTTERY_NUMBER_FULL', 409, { extras: { line, number, period } });
/** The prize of a number is lower than the one that the member saw; `permille` is the present one. Send it to accept it. */
export const prizeChanged = (line: number, permille: number, period: string) =>
  new AppError('LOTTERY_PRIZE_CHANGED', 409, { extras: { line, permille, period } });
/** The request id was used for another slip. */
export const slipConflict = () => new AppError('IDEMPOTENCY_CONFLICT', 409);
/** Another request is placing this slip, or its outcome is not known yet: send the same request again. */
export const slipUnderWay = (cause?: unknown) => new AppError('LOTTERY_SLIP_UNDER_WAY', 503, { cause });
/** The slip was not accepted in time; every stake that was taken is returned. */
export const slipReturned = () => new AppError('LOTTERY_SLIP_RETURNED', 409);
/** The bet is withdrawn, and its stake is returned later, because the wallet did not answer. */
export const returnUnderWay = () => new AppError('LOTTERY_RETURN_UNDER_WAY', 503);
/** The member has no such bet. */
export const betNotFound = () => new AppError('LOTTERY_BET_NOT_FOUND', 404);
/** The bet cannot be withdrawn: its draw has closed, or it is not accepted. */
export const betNotWithdrawable = () => new AppError('LOTTERY_BET_FINAL', 409);
/** The member has no such chase that is running. */
export const chaseNotFound = () => new AppError('LOTTERY_CHASE_NOT_FOUND', 404);
export const favouriteNotFound = () => new AppError('LOTTERY_FAVOURITE_NOT_FOUND', 404);
export const tooManyLotteryFavourites = () => new AppError('TOO_MANY_LOTTERY_FAVOURITES', 409);

/** The refusals of a slip, for the API document. */
export const slipRefusals = (): AppError[] => [
  lotteryGameNotFound(),
  lotteryGameClosed(),
  drawNotFound(),
  drawClosed(),
  chaseDrawsInvalid(),
  playNotFound(0),
  selectionInvalid(0, 'VALUE_TWICE'),
  tooManyCombinations(),
  tooManyBets(),
  unitNotOffered(0),
  seriesNotOffered(0),
  stakeAboveLimit(0, '10000.00'),
  memberLimitReached('20261126-0431', '50000.00'),
  drawLimitReached('20261126-0431'),
  numberFull(0, '0:1', '20261126-0431'),
  prizeChanged(0, 950, '20261126-0431'),
  slipConflict(),
  slipReturned(),
  slipUnderWay(),
];

/** The refusals of a favourite that is saved, for the API document. */
export const favouriteRefusals = (): AppError[] => [
  lotteryGameNotFound(),
  playNotFound(0),
  unitNotOffered(0),
  selectionInvalid(0, 'VALUE_TWICE'),
  tooManyCombinations(),
  tooManyLotteryFavourites(),
];

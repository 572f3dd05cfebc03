import { AppError } from '@/lib/platform/errors';

/** The game session is unknown or over: the game must be opened again from the site. */
export const gameSessionOver = (cause?: unknown) => new AppError('GAME_SESSION_OVER', 401, { cause });
/** No game of the studio has this number. */
export const gameNotFound = (cause?: unknown) => new AppError('GAME_NOT_FOUND', 404, { cause });
/** The game is under maintenance: rounds that are open may be finished, no new one is begun. */
export const gameClosed = () => new AppError('GAME_MAINTENANCE', 409);
/** The browser has not named its client seed yet (trust.md F2). */
export const clientSeedMissing = () => new AppError('CLIENT_SEED_MISSING', 409);
/** The stake is not on the game's list, or the open round was begun with another. */
export const stakeNotOffered = () => new AppError('STAKE_NOT_OFFERED', 400);
/** This requestId came before with another stake. */
export const requestConflict = () => new AppError('IDEMPOTENCY_CONFLICT', 409);
/** Another spin of this seat is being settled; the same request may be sent again. */
export const spinUnderWay = () => new AppError('SPIN_UNDER_WAY', 409);
/** The wallet gave no final answer; the same request must be sent again. */
export const outcomeUnknown = (cause: unknown) => new AppError('SPIN_OUTCOME_UNKNOWN', 503, { cause });
/** A seed cannot be revealed while a round that uses it is open. */
export const roundOpen = () => new AppError('ROUND_STILL_OPEN', 409);
/** The seed was changed elsewhere (another window): read it again. */
export const seedChanged = () => new AppError('SEED_CHANGED', 409);
export const roundNotFound = () => new AppError('ROUND_NOT_FOUND', 404);
/** The round was taken back from outside while it was open; its stake is with the player again. */
export const roundVoided = (cause: unknown) => new AppError('ROUND_VOIDED', 409, { cause });

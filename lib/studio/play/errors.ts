import { AppError } from '@/lib/platform/errors';

/** The game session is unknown or has ended: the game must be opened again from the site. */
export const gameSessionOver = (cause?: unknown) => new AppError('GAME_SESSION_OVER', 401, { cause });
/** The studio has no game with this id. */
export const gameNotFound = (cause?: unknown) => new AppError('GAME_NOT_FOUND', 404, { cause });
/** The game is under maintenance: open rounds can be finished, no round can begin. */
export const gameClosed = () => new AppError('GAME_MAINTENANCE', 409);
/** The browser has not named its client seed yet (docs/trust.md F2). */
export const clientSeedMissing = () => new AppError('CLIENT_SEED_MISSING', 409);
/** The game does not offer the stake, or the open round has another one. */
export const stakeNotOffered = () => new AppError('STAKE_NOT_OFFERED', 400);
/** The requestId was used with another stake. */
export const requestConflict = () => new AppError('IDEMPOTENCY_CONFLICT', 409);
/** The last round began too recently for this site (docs/trust.md P5); the same request may be sent again. */
export const roundTooEarly = () => new AppError('ROUND_TOO_EARLY', 409);
/** Another move of this seat is being settled; the same request may be sent again. */
export const spinUnderWay = () => new AppError('SPIN_UNDER_WAY', 409);
/** The wallet gave no final answer; the same request must be sent again. */
export const outcomeUnknown = (cause: unknown) => new AppError('SPIN_OUTCOME_UNKNOWN', 503, { cause });
/** A seed cannot be revealed while a round that uses it is open. */
export const roundOpen = () => new AppError('ROUND_STILL_OPEN', 409);
/** The seed was changed in another window: read it again. */
export const seedChanged = () => new AppError('SEED_CHANGED', 409);
export const roundNotFound = () => new AppError('ROUND_NOT_FOUND', 404);
/** The version that the round began with is gone: its bet was rolled back (docs/decisions/0085). */
export const versionGone = () => new AppError('ROUND_VERSION_GONE', 409);
/** The round was rolled back from outside while it was open; the player has the stake back. */
export const roundVoided = (cause: unknown) => new AppError('ROUND_VOIDED', 409, { cause });

import { AppError, badInput } from '@/lib/platform/errors';

/** Another operator has saved it since it was opened. */
export const changedMeanwhile = () => new AppError('CHANGED_MEANWHILE', 409);
/** The vendor of a game does not serve the category. */
export const categoryNotServed = () => badInput({ gameType: { code: 'CATEGORY_NOT_SERVED' } });
/** An open game of our studio needs an engine. */
export const engineMissing = (count = 1) =>
  badInput({ status: { code: 'ENGINE_MISSING', values: { count } } });
/** A bulk change that would concern no game, or more than its limit. */
export const noGames = () => badInput({ nodeIds: { code: 'NO_GAMES' } });
export const tooManyGames = (limit: number) =>
  badInput({ nodeIds: { code: 'TOO_MANY_GAMES', values: { limit } } });

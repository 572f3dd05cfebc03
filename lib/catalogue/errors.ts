import { AppError } from '@/lib/platform/errors';

/** No such game, or not of the vendor or category that was named. */
export const gameNotFound = () => new AppError('GAME_NOT_FOUND', 404);

/** The member keeps as many favourites as there may be. */
export const tooManyFavourites = (limit: number) =>
  new AppError('FAVOURITES_FULL', 409, { values: { limit } });

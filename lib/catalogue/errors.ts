import { AppError } from '@/lib/platform/errors';

/** No such game, or not of the vendor or category that was named. */
export const gameNotFound = () => new AppError('GAME_NOT_FOUND', 404);

/** The member has the largest number of favourites already. */
export const tooManyFavourites = (limit: number) =>
  new AppError('FAVOURITES_FULL', 409, { values: { limit } });

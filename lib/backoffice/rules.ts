import { AppError } from '@/lib/platform/errors';

/** Resolves to undefined if the promise rejects with NOT_FOUND: the page then shows its not-found page. */
export const undefinedIfNotFound = <Found>(found: Promise<Found>): Promise<Found | undefined> =>
  found.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });

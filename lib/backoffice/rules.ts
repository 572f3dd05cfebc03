import { AppError } from '@/lib/platform/errors';

/** What was found, or undefined where the query says NOT_FOUND: a page then has a face of its own for it. */
export const foundOrNot = <Found>(asked: Promise<Found>): Promise<Found | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  });

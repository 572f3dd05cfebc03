import { cache } from 'react';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { readRule } from './queries';
import { getRaffle } from './raffles/queries';

/** Loads the mode and rule of one promotion. */
export const promotionRuleOf = cache((promotionId: bigint) => readRule(database(), promotionId));

/** Loads what everybody may know of the raffle of a promotion; undefined if it has none. */
export const raffleOf = async (promotionId: bigint) => {
  try {
    return await getRaffle(database(), promotionId);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return undefined;
    throw error;
  }
};

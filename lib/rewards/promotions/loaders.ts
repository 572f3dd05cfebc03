import { cache } from 'react';
import { database } from '@/lib/db/client';
import { readRule } from './queries';

/** Loads the mode and rule of one promotion. */
export const promotionRuleOf = cache((promotionId: bigint) => readRule(database(), promotionId));

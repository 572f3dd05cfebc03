import { cache } from 'react';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';
import { textIn } from '@/lib/content/text';
import { formatDecimal } from '@/lib/money/amount';
import { publicRates } from '../rebate/loaders';
import { isOpen } from '../bonuses/offers';
import { linkedBonus } from './links';
import { readRule } from './queries';
import { getRaffle } from './raffles/queries';
import type { StoredRule } from './types';

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

/** What a reader is told of the bonus or the rebate by which a promotion is had. */
export type LinkedTerms =
  | { kind: 'bonus'; title: string; terms: string; endsAt: Date | null }
  | { kind: 'rebate'; pay: 'claim' | 'schedule'; minimum: string; rates: LinkedRate[] };

/** A rate in percent, of all games, a category (`code`), a vendor or a game (`name`). */
export interface LinkedRate {
  scope: 'all' | 'category' | 'vendor' | 'game';
  code: string;
  name: string;
  rate: string;
}

/** Loads the terms of the bonus or of the rebate that holds now; undefined in other modes, and if nothing is given at present. */
export async function linkedTerms(stored: StoredRule, language: string): Promise<LinkedTerms | undefined> {
  const db = database();
  if (stored.mode === 'bonus') {
    const bonus = await linkedBonus(db, stored);
    if (!bonus || !isOpen(bonus)) return undefined;
    const { title, terms, endsAt } = bonus;
    return { kind: 'bonus', title: textIn(title, language), terms: textIn(terms, language), endsAt };
  }
  if (stored.mode !== 'rebate') return undefined;
  const found = await publicRates(db, language);
  if (!found) return undefined;
  const { plan, rates } = found;
  return { kind: 'rebate', pay: plan.pay, minimum: formatDecimal(plan.minimum), rates };
}

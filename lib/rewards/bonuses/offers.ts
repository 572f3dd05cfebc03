import type { Db } from '@/lib/db/client';
import { MAX_AMOUNT, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { siteCurrency } from '@/lib/reporting/settlement';
import { MAX_RANKS } from '../vip/constants';
import { bonusFacts, bonusMember, countDeposits, offeredBonuses } from './queries';
import { explain, isScheduled } from './rules';
import type { Bonus, BonusFacts, ConditionName } from './types';

/** Conditions of what has still to happen, which do not decide whether a bonus is shown. */
const OF_THE_OCCASION: ReadonlySet<ConditionName> = new Set([
  'minimum',
  'amount',
  'birthday',
  'birthdaySettled',
  'birthdayYear',
  'budget',
  'count',
  'exclusive',
]);

const isUsedUp = ({ budget, granted, mostGrants, grants }: Bonus): boolean =>
  (budget !== null && granted >= budget) || (mostGrants !== null && grants >= mostGrants);

/** Whether a bonus is given now to anybody: it is published, within its schedule, and not used up. */
export const isOpen = (bonus: Bonus): boolean =>
  bonus.published && isScheduled(bonus, now()) && !isUsedUp(bonus);

/** Whether the conditions of a bonus that are about the member hold, so that the member can still have it. `deposits`: those credited. */
export function isForMember(bonus: Bonus, facts: BonusFacts, deposits: number): boolean {
  // Not an amount that is given: the largest one, so that each step of a ladder is reached.
  const occasion = { base: (MAX_AMOUNT / 10_000_000n) as Amount, ordinal: deposits + 1 };
  const { conditions } = explain(bonus, facts, occasion, siteCurrency());
  // A bonus for a later deposit is announced; one for a deposit that was made is over.
  return conditions.every(
    ({ name, holds }) =>
      holds || OF_THE_OCCASION.has(name) || (name === 'ordinal' && bonus.rule.ordinal > deposits),
  );
}

/**
 * The bonuses that a member can still have: the conditions of the member and of the schedule hold, and its budget is not used up. Codes and
 * what operators give by hand are left out, because the site does not tell them to everybody. At most MAX_OFFERS are looked at, the newest ones.
 */
export async function listOffers(db: Db, memberId: bigint): Promise<Bonus[]> {
  const [bonuses, deposits, member] = await Promise.all([
    offeredBonuses(db),
    countDeposits(db, memberId),
    bonusMember(db, memberId),
  ]);
  // The queries of one bonus are made only if nothing else excludes the member.
  const best = {
    ...member,
    isInSegment: true,
    level: MAX_RANKS,
    had: 0,
    sharesDevice: false,
    sharesAddress: false,
    hasOther: false,
  };
  const shown = await Promise.all(
    bonuses
      .filter((bonus) => isForMember(bonus, best, deposits))
      .map(async (bonus) =>
        isForMember(bonus, await bonusFacts(db, bonus, memberId, member), deposits) ? [bonus] : [],
      ),
  );
  return shown.flat();
}

import type { Db } from '@/lib/db/client';
import { MAX_AMOUNT, type Amount } from '@/lib/money/amount';
import { siteCurrency } from '@/lib/reporting/settlement';
import { bonusFacts, countDeposits, publishedBonuses } from './queries';
import { explain } from './rules';
import type { Bonus, ConditionName } from './types';

/** Conditions of what has still to happen, which do not decide whether a bonus is shown. */
const OF_THE_OCCASION: ReadonlySet<ConditionName> = new Set([
  'minimum',
  'amount',
  'budget',
  'count',
  'exclusive',
]);

/**
 * The bonuses that a member can still have: the conditions of the member and of the schedule hold, and its budget is not used up. Codes and
 * what operators give by hand are left out, because the site does not tell them to everybody.
 */
export async function listOffers(db: Db, memberId: bigint): Promise<Bonus[]> {
  const [bonuses, deposits] = await Promise.all([publishedBonuses(db), countDeposits(db, memberId)]);
  const shown = await Promise.all(
    bonuses
      .filter(({ trigger }) => trigger !== 'code' && trigger !== 'hand' && trigger !== 'registration')
      .map(async (bonus) => {
        const isUsedUp =
          (bonus.budget !== null && bonus.granted >= bonus.budget) ||
          (bonus.mostGrants !== null && bonus.grants >= bonus.mostGrants);
        if (isUsedUp) return [];
        // Not an amount that is given: the largest one, so that each step of a ladder is reached.
        const occasion = { base: (MAX_AMOUNT / 10_000_000n) as Amount, ordinal: deposits + 1 };
        const { conditions } = explain(
          bonus,
          await bonusFacts(db, bonus, memberId),
          occasion,
          siteCurrency(),
        );
        // A bonus for a later deposit is announced; one for a deposit that was made is over.
        const isFor = ({ name, holds }: { name: ConditionName; holds: boolean }) =>
          holds || OF_THE_OCCASION.has(name) || (name === 'ordinal' && bonus.rule.ordinal > deposits);
        return conditions.every(isFor) ? [bonus] : [];
      }),
  );
  return shown.flat();
}

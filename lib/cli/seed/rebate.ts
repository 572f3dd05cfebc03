import { setSetting } from '@/lib/content/settings/commands';
import { inTransaction, type Db } from '@/lib/db/client';
import { units } from '@/lib/money/amount';
import { now, setClock } from '@/lib/platform/clock';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { addPlan } from '@/lib/rewards/rebate/commands';
import { updateRebates } from '@/lib/rewards/rebate/jobs';
import { listPlans } from '@/lib/rewards/rebate/queries';

const DAY = 86_400_000;

/** Sets the rates of the demo before its members play, so that their bets earn rebates. Rates are in 1/1,000,000. */
export async function seedRebatePlan(db: Db): Promise<void> {
  setClock(new Date(Date.now() - 8 * DAY));
  try {
    await inTransaction(db, async (tx) => {
      if ((await listPlans(tx, 1)).length > 0) return;
      await addPlan(tx, {
        validFrom: dayOf(now(), settlementZone()),
        pay: 'claim',
        minimum: units(1),
        maximum: units(5_000),
        wagering: '0',
        rates: [
          { scope: 'all', code: '', level: 0, rate: 3_000 },
          { scope: 'category', code: 'RNG', level: 0, rate: 5_000 },
          { scope: 'category', code: 'RNG', level: 2, rate: 6_000 },
          { scope: 'category', code: 'RNG', level: 3, rate: 8_000 },
          { scope: 'category', code: 'LIVE', level: 0, rate: 4_000 },
          { scope: 'vendor', code: 'PG', level: 0, rate: 7_000 },
        ],
        operatorId: null,
      });
    });
  } finally {
    setClock(undefined);
  }
  await setSetting(db, 'hasManualRebate', true);
}

/** Counts the demo's bets: its members have something to claim. */
export const seedRebates = (db: Db): Promise<void> => updateRebates(db);

import { sql, type Db } from '@/lib/db/client';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { dayOf } from '@/lib/platform/zone';
import { setFeedBound } from '@/lib/reporting/feed/commands';
import { settlementZone, siteCurrency } from '@/lib/reporting/settlement';
import { payScheduled } from './commands';
import { FEED_LIMIT, MEMBER_BATCH, SETTLE_MS } from './constants';
import { planOf } from './queries';

/** Counts the bets that were settled since the last run. */
export async function updateRebates(db: Db): Promise<void> {
  await setFeedBound(db);
  await countRebates(db);
}

/** Counts bets up to the bound of the feed, in parts of `limit` round ids that are a database transaction each. Returns the number of parts. */
export async function countRebates(db: Db, limit = FEED_LIMIT): Promise<number> {
  const count = async () => {
    const { rows } = await sql<{ read: boolean }>`
      SELECT rewards.count_rebates(${limit}, ${settlementZone()}, ${siteCurrency()}) AS read`.execute(db);
    return rows[0]!.read;
  };
  let parts = 0;
  while (await count()) parts += 1;
  return parts;
}

/** Refusals that leave a member's rebate for a later day. */
const LATER = ['REBATE_NOTHING', 'REBATE_BELOW_MINIMUM', 'MEMBER_EXCLUDED', 'NEED_TRUE_ACCOUNT', 'FORBIDDEN'];

/**
 * Pays the settlement days that have ended, two hours after their end, if the plan of today pays by schedule. Each member is paid in a database
 * transaction of their own, once a day.
 */
export async function paySchedule(db: Db): Promise<void> {
  const today = dayOf(new Date(now().getTime() - SETTLE_MS), settlementZone());
  const plan = await planOf(db, dayOf(now(), settlementZone()));
  if (plan?.pay !== 'schedule') return;
  for (let after = 0n; ;) {
    const { rows } = await sql<{ id: bigint }>`
      SELECT DISTINCT l.member_id AS id
        FROM rewards.rebate_line l JOIN identity.member m ON m.id = l.member_id
       WHERE l.valid_bet <> l.claimed AND l.day < ${today}::date AND l.member_id > ${after}
         AND m.status = 'active' AND m.type <> ${TRIAL_TYPE} AND m.currency = ${siteCurrency()}
         AND NOT EXISTS (SELECT FROM rewards.reward r WHERE r.key = 'rebate:' || l.member_id || ':schedule:' || ${today}::text)
       ORDER BY 1 LIMIT ${MEMBER_BATCH}`.execute(db);
    for (const { id } of rows) {
      try {
        await payScheduled(db, id, today, plan);
      } catch (error) {
        if (!(error instanceof AppError) || !LATER.includes(error.code)) throw error;
      }
    }
    if (rows.length < MEMBER_BATCH) return;
    after = rows.at(-1)!.id;
  }
}

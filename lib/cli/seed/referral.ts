import { inTransaction, type Db } from '@/lib/db/client';
import { setClock } from '@/lib/platform/clock';
import { dayAfter } from '@/lib/platform/day';
import { dayOf } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { insertReferral } from '@/lib/identity/referrals';
import { earnReferrals, setReferralRules } from '@/lib/rewards/referral/commands';
import { readReferralRules } from '@/lib/rewards/referral/queries';
import type { SeededMember } from './accounts';

const DAY = 86_400_000;
/** Days before today that the demo's friends have played. */
const DAYS = 5;

/** The demo's rules of refer and earn, a small tree below the first player, and what its last days brought. */
export async function seedReferral(db: Db, members: readonly SeededMember[]): Promise<void> {
  if ((await readReferralRules(db)).version > 0) return;
  const [first, second, third, fourth] = members.filter(({ type }) => (type ?? 0) === 0);
  if (!first || !second || !third || !fourth) return;
  await inTransaction(db, (tx) =>
    setReferralRules(tx, 0, {
      first: { least: '500', amount: '50', days: 14 },
      bets: { rates: ['0.2', '0.1', '0.05'], days: 90 },
      deposits: { rates: [], days: 30 },
      caps: { friend: '5000', day: '2000' },
      wagering: '0',
      claimDays: 30,
    }),
  );
  setClock(new Date(Date.now() - (DAYS + 2) * DAY));
  try {
    await inTransaction(db, async (tx) => {
      await insertReferral(tx, second.memberId, first.memberId);
      await insertReferral(tx, third.memberId, first.memberId);
      await insertReferral(tx, fourth.memberId, second.memberId);
    });
  } finally {
    setClock(undefined);
  }
  const day = dayAfter(dayOf(new Date(), settlementZone()), -DAYS - 1);
  await db
    .insertInto('rewards.referral_day')
    .values({ day: day as never, settled_at: new Date() })
    .onConflict((on) => on.column('day').doNothing())
    .execute();
  await earnReferrals(db);
}

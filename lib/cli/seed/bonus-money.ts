import { inTransaction, type Db } from '@/lib/db/client';
import { units } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { endBonus, grantBonusMoney } from '@/lib/rewards/bonus-money/commands';
import type { SeededMember } from './accounts';

const MONTH = 30 * 86_400_000;

/** Bonus money of the demo: an active bonus of one member, and one that the demo's player has given up. A second run grants nothing. */
export async function seedBonusMoney(db: Db, members: readonly SeededMember[]): Promise<void> {
  const grant = async (account: string, count: number, multiple: string) => {
    const member = members.find((each) => each.account === account);
    if (!member) return undefined;
    const { memberId, currency } = member;
    return inTransaction(db, (tx) =>
      grantBonusMoney(tx, {
        key: `demo:${account}`,
        memberId,
        currency,
        amount: units(count),
        multiple,
        weights: { other: 100, types: { LIVE: 10 } },
        stakeCap: units(50),
        expiresAt: new Date(now().getTime() + MONTH),
      }),
    );
  };
  await grant('copperdrum', 200, '15');
  const given = await grant('lanternplayer', 50, '10');
  if (given?.created) await inTransaction(db, (tx) => endBonus(tx, given.id, 'member'));
}

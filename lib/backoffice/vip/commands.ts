import type { z } from 'zod';
import { notifyBalanceChange } from '@/lib/ledger/live';
import { saveLadder, setRank } from '@/lib/rewards/vip/commands';
import { readLadder } from '@/lib/rewards/vip/queries';
import { auditedTransaction } from '../audit/commands';
import { requireAccountId } from '../points/adjustment';
import type { Actor } from '../types';
import type * as schema from './schema';

// The routes check the permissions `vip.write` and `vip.assign`.

/** Amounts as text: a detail of the audit log is JSON. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));

/** Puts a new ladder in place of the current one. Throws as saveLadder. Returns its version. */
export const changeLadder = (
  actor: Actor,
  given: z.output<typeof schema.ladderInput>,
): Promise<{ version: number }> =>
  auditedTransaction(actor, async (tx) => {
    const before = await readLadder(tx);
    const version = await saveLadder(tx, given);
    return {
      outcome: { version },
      action: 'vip.ladder',
      subject: `vipLadder:${version}`,
      detail: { before: asText(before), after: asText(given) },
    };
  });

/** Gives a member a rank by hand. Throws as setRank, and INVALID_INPUT on `account`. */
export async function assignRank(actor: Actor, given: z.output<typeof schema.rankInput>): Promise<void> {
  const memberId = await requireAccountId(actor.db, given.account);
  await auditedTransaction(actor, async (tx) => {
    const { level, keptUntil, reason } = given;
    const before = await setRank(tx, { memberId, level, keptUntil, reason, operatorId: actor.operator.id });
    return {
      outcome: undefined,
      action: 'vip.rank',
      subject: `member:${memberId}`,
      detail: { before, after: level, keptUntil, reason },
    };
  });
  notifyBalanceChange([memberId]);
}

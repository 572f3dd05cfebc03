import type { z } from 'zod';
import { readLadder } from '@/lib/rewards/vip/queries';
import { rankAt } from '@/lib/rewards/vip/rules';
import { formatDecimal } from '@/lib/money/amount';
import { unknownRank } from '@/lib/rewards/vip/errors';
import { submit } from '../approvals/commands';
import { requireAccountId } from '../points/adjustment';
import type { Actor } from '../types';
import { assignRankAction, changeLadderAction, ladderRequest, mostOfRank } from './approval';
import type * as schema from './schema';

// The routes check the permissions `vip.write` and `vip.assign`.

/**
 * Puts a new ladder in place of the current one, or requests it if another operator must approve it. Throws as saveLadder. `version` is the new
 * one.
 */
export async function changeLadder(
  actor: Actor,
  given: z.output<typeof schema.ladderInput>,
): Promise<{ status: 'performed' | 'requested'; id?: string; version?: number }> {
  const reason = given.ranks.map(({ name }) => name.en).join(', ') || '-';
  const result = await submit(actor, changeLadderAction, ladderRequest(given), reason);
  return result.status === 'requested' ? result : { status: 'performed', version: result.outcome };
}

/** Gives a member a rank by hand, or requests it if another operator must approve it. Throws as setRank, and INVALID_INPUT on `account`. */
export async function assignRank(
  actor: Actor,
  { account, level, keptUntil, reason }: z.output<typeof schema.rankInput>,
): Promise<{ status: 'performed' | 'requested'; id?: string }> {
  const memberId = await requireAccountId(actor.db, account);
  const rank = rankAt((await readLadder(actor.db)).ranks, level);
  if (!rank) throw unknownRank();
  const given = {
    member: String(memberId),
    account,
    level,
    keptUntil: keptUntil ?? '',
    reason,
    most: formatDecimal(mostOfRank(rank)),
  };
  const result = await submit(actor, assignRankAction, given, reason);
  return result.status === 'requested' ? result : { status: 'performed' };
}

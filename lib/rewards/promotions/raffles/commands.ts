import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { notifyBalanceChange } from '@/lib/ledger/live';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { siteCurrency } from '@/lib/reporting/settlement';
import { randomBytes } from 'node:crypto';
import { lockOpen } from '../commands';
import { notOpen } from '../errors';
import { give } from '../grants';
import { lockRule } from '../queries';
import type { StoredRule } from '../types';
import { GRACE_MS } from './constants';
import { openSeed } from './open';
import { readRanges } from './queries';
import { drawWinners, listHash, prizesOf, ticketsOf, type TicketRange } from './rules';
import { sumEntries } from './tickets';

/** Enters a member in a raffle; a second call changes nothing. Throws as lockOpen. */
export async function enterRaffle(db: Db, memberId: bigint, promotionId: bigint): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockOpen(tx, memberId, promotionId, ['raffle']);
    const raffle = await tx
      .selectFrom('rewards.raffle')
      .select(['closes_at', 'frozen_at'])
      .where('promotion_id', '=', promotionId)
      .executeTakeFirst();
    if (!raffle || raffle.frozen_at || raffle.closes_at <= now()) throw notOpen();
    await tx
      .insertInto('rewards.promotion_entry')
      .values({
        promotion_id: promotionId,
        member_id: memberId,
        joined_at: now(),
        code: randomBytes(6).toString('hex'),
      })
      .onConflict((on) => on.columns(['promotion_id', 'member_id']).doNothing())
      .execute();
  });
}

/**
 * Makes the lists of tickets of the raffles that have closed final, and draws those whose list was final before. The hash of a list is
 * published by one run and the winners by a later one. Each is done once, also by parallel runs.
 */
export async function runRaffles(db: Db): Promise<void> {
  const due = await db
    .selectFrom('rewards.raffle')
    .select(['promotion_id', 'frozen_at'])
    .where('drawn_at', 'is', null)
    .where('closes_at', '<=', new Date(now().getTime() - GRACE_MS))
    .orderBy('promotion_id')
    .execute();
  for (const { promotion_id: promotionId, frozen_at: frozenAt } of due) {
    if (!frozenAt) await inTransaction(db, (tx) => freezeRaffle(tx, promotionId));
    else notifyBalanceChange(await inTransaction(db, (tx) => drawRaffle(tx, promotionId)));
  }
}

async function lockRaffle(tx: Tx, promotionId: bigint): Promise<{ stored: StoredRule; raffle: RaffleRow }> {
  // The rule first, as everywhere: it keeps members from joining meanwhile.
  const stored = (await lockRule(tx, promotionId))!;
  const raffle = await tx
    .selectFrom('rewards.raffle')
    .select(['seed_sealed', 'closes_at', 'frozen_at', 'drawn_at'])
    .where('promotion_id', '=', promotionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { stored, raffle };
}

interface RaffleRow {
  seed_sealed: Uint8Array;
  closes_at: Date;
  frozen_at: Date | null;
  drawn_at: Date | null;
}

async function freezeRaffle(tx: Tx, promotionId: bigint): Promise<void> {
  const { stored, raffle } = await lockRaffle(tx, promotionId);
  if (raffle.frozen_at) return;
  const ranges: (TicketRange & { memberId: bigint })[] = [];
  let next = 1;
  for (const entry of await sumEntries(tx, promotionId, raffle.closes_at)) {
    const count = ticketsOf(stored.rule.raffle, entry);
    if (count === 0) continue;
    ranges.push({ first: next, count, code: entry.code, memberId: entry.memberId });
    next += count;
  }
  if (ranges.length > 0)
    await sql`
      INSERT INTO rewards.raffle_ticket (promotion_id, first, count, member_id)
      SELECT ${promotionId}::bigint, * FROM unnest(${ranges.map(({ first }) => BigInt(first))}::bigint[],
             ${ranges.map(({ count }) => BigInt(count))}::bigint[], ${ranges.map(({ memberId }) => memberId)}::bigint[])`.execute(
      tx,
    );
  await tx
    .updateTable('rewards.raffle')
    .set({ frozen_at: now(), tickets: BigInt(next - 1), list_hash: listHash(ranges) })
    .where('promotion_id', '=', promotionId)
    .execute();
}

async function drawRaffle(tx: Tx, promotionId: bigint): Promise<bigint[]> {
  const { stored, raffle } = await lockRaffle(tx, promotionId);
  if (raffle.drawn_at || !raffle.frozen_at) return [];
  const ranges = await readRanges(tx, promotionId);
  const members = new Map(ranges.map(({ code, memberId }) => [code, memberId]));
  const prizes = prizesOf(stored.rule.raffle, siteCurrency());
  const seed = openSeed(raffle.seed_sealed, promotionId);
  const winners = ranges.length === 0 ? [] : drawWinners(seed, ranges, prizes.length);
  for (const [index, { ticket, code }] of winners.entries()) {
    const memberId = members.get(code)!;
    const payout = prizes[index]!;
    await tx
      .insertInto('rewards.raffle_winner')
      .values({
        promotion_id: promotionId,
        place: index + 1,
        ticket: BigInt(ticket),
        member_id: memberId,
        currency: payout.currency,
        amount: payout.amount,
        reward_id: await offerPrize(tx, stored, memberId, index + 1, payout),
      })
      .execute();
  }
  await tx
    .updateTable('rewards.raffle')
    .set({ drawn_at: now(), server_seed: seed })
    .where('promotion_id', '=', promotionId)
    .execute();
  return winners.map(({ code }) => members.get(code)!);
}

/** Null if the winner may receive no offers: excluded or blocked since the list became final. The draw stays as it is. */
async function offerPrize(
  tx: Tx,
  stored: StoredRule,
  memberId: bigint,
  place: number,
  payout: { currency: string; amount: Amount },
): Promise<bigint | null> {
  // The prizes are the budget of a raffle.
  const uncapped = { ...stored, rule: { ...stored.rule, mostRewards: '', budget: '' } };
  try {
    return await give(tx, {
      stored: uncapped,
      memberId,
      period: `prize ${place}`,
      kind: 'raffle',
      payout,
      multiple: '0',
      isPaid: false,
    });
  } catch (error) {
    if (error instanceof AppError && error.status === 403) return null;
    throw error;
  }
}

import type { Db } from '@/lib/db/client';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { notFound } from '@/lib/platform/errors';
import type { TicketRange } from './rules';
import type { WireRaffle } from './wire';

/** The final list of tickets, in the order of their numbers. */
export async function readRanges(
  db: Db,
  promotionId: bigint,
): Promise<(TicketRange & { memberId: bigint })[]> {
  const rows = await db
    .selectFrom('rewards.raffle_ticket as t')
    .innerJoin('rewards.promotion_entry as e', (on) =>
      on.onRef('e.promotion_id', '=', 't.promotion_id').onRef('e.member_id', '=', 't.member_id'),
    )
    .select(['t.first', 't.count', 'e.code', 't.member_id'])
    .where('t.promotion_id', '=', promotionId)
    .orderBy('t.first')
    .execute();
  return rows.map((row) => ({
    first: Number(row.first),
    count: Number(row.count),
    code: row.code,
    memberId: row.member_id,
  }));
}

/** What everybody may know of a raffle, to recompute its draw. Throws NOT_FOUND 404. */
export async function getRaffle(db: Db, promotionId: bigint): Promise<WireRaffle> {
  const row = await db
    .selectFrom('rewards.raffle as r')
    .innerJoin('content.promotion as p', 'p.id', 'r.promotion_id')
    .select([
      'r.commitment',
      'r.closes_at',
      'r.frozen_at',
      'r.tickets',
      'r.list_hash',
      'r.drawn_at',
      'r.server_seed',
    ])
    .where('r.promotion_id', '=', promotionId)
    .where('p.published', '=', true)
    .executeTakeFirst();
  if (!row) throw notFound();
  const ranges = row.frozen_at ? await readRanges(db, promotionId) : [];
  const winners = row.drawn_at
    ? await db
        .selectFrom('rewards.raffle_winner as w')
        .innerJoin('rewards.promotion_entry as e', (on) =>
          on.onRef('e.promotion_id', '=', 'w.promotion_id').onRef('e.member_id', '=', 'w.member_id'),
        )
        .select(['w.place', 'w.ticket', 'w.currency', 'w.amount', 'e.code'])
        .where('w.promotion_id', '=', promotionId)
        .orderBy('w.place')
        .execute()
    : [];
  return {
    commitment: row.commitment,
    closesAt: row.closes_at.toISOString(),
    tickets: row.tickets === null ? null : Number(row.tickets),
    listHash: row.list_hash,
    list: ranges.map(({ first, count, code }) => ({ first, count, code })),
    serverSeed: row.server_seed,
    winners: winners.map(({ place, ticket, currency, amount, code }) => ({
      place,
      ticket: Number(ticket),
      code,
      currency,
      amount: formatDecimal(amount),
    })),
  };
}

export interface RaffleState {
  closesAt: Date;
  isFrozen: boolean;
  isDrawn: boolean;
}

/** The states of raffles, by promotion. */
export async function readRaffles(db: Db, ids: readonly bigint[]): Promise<Map<bigint, RaffleState>> {
  const rows = await db
    .selectFrom('rewards.raffle')
    .select(['promotion_id', 'closes_at', 'frozen_at', 'drawn_at'])
    .where('promotion_id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => [
      row.promotion_id,
      { closesAt: row.closes_at, isFrozen: row.frozen_at !== null, isDrawn: row.drawn_at !== null },
    ]),
  );
}

/** A raffle as operators see it. */
export interface RaffleRecord {
  commitment: string;
  openedAt: Date;
  closesAt: Date;
  frozenAt: Date | null;
  tickets: number | null;
  listHash: string | null;
  drawnAt: Date | null;
  serverSeed: string | null;
  winners: {
    place: number;
    ticket: number;
    memberId: bigint;
    account: string;
    currency: string;
    amount: Amount;
    /** Null if the winner could receive no offers at the draw. */
    rewardId: bigint | null;
    rewardStatus: string | null;
  }[];
}

/** A raffle with its winners; undefined if the promotion has none. */
export async function raffleRecord(db: Db, promotionId: bigint): Promise<RaffleRecord | undefined> {
  const row = await db
    .selectFrom('rewards.raffle')
    .select([
      'commitment',
      'opened_at as openedAt',
      'closes_at as closesAt',
      'frozen_at as frozenAt',
      'tickets',
      'list_hash as listHash',
      'drawn_at as drawnAt',
      'server_seed as serverSeed',
    ])
    .where('promotion_id', '=', promotionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const winners = await db
    .selectFrom('rewards.raffle_winner as w')
    .innerJoin('identity.member as m', 'm.id', 'w.member_id')
    .leftJoin('rewards.reward as r', 'r.id', 'w.reward_id')
    .select([
      'w.place',
      'w.ticket',
      'w.member_id',
      'm.account',
      'w.currency',
      'w.amount',
      'w.reward_id',
      'r.status',
    ])
    .where('w.promotion_id', '=', promotionId)
    .orderBy('w.place')
    .execute();
  return {
    ...row,
    tickets: row.tickets === null ? null : Number(row.tickets),
    winners: winners.map((winner) => ({
      place: winner.place,
      ticket: Number(winner.ticket),
      memberId: winner.member_id,
      account: winner.account,
      currency: winner.currency,
      amount: winner.amount as Amount,
      rewardId: winner.reward_id,
      rewardStatus: winner.status,
    })),
  };
}

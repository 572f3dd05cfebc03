import type { Db } from '@/lib/db/client';
import type { GameType } from '@/lib/catalogue/constants';
import { amount } from '@/lib/money/amount';
import { pageOffset, toPage, type PageRequest } from '@/lib/platform/page';
import { resolveDays } from '@/lib/platform/period';
import { sumPlay, totalPlay } from '../figures/play';
import type { PlayFigures, PlayScope } from '../figures/types';
import type { ProfitGroup } from './constants';
import type { ProfitFigures, ProfitPage, ProfitRow } from './types';

/** Which rounds of a member are summed. */
export interface ProfitScope {
  memberId: bigint;
  currency: string;
  /** Settlement days, both included; the last seven by default. */
  from?: string | undefined;
  to?: string | undefined;
  gameType?: GameType | undefined;
  vendor?: string | undefined;
}

export interface ProfitQuery extends ProfitScope, PageRequest {
  kind: ProfitGroup;
}

const toFigures = ({ rounds, stakes, payouts, validBets, gross }: PlayFigures): ProfitFigures => ({
  rounds,
  stake: stakes,
  payout: payouts,
  validBet: validBets,
  profit: amount(-gross),
});

function sumOf(rows: readonly ProfitFigures[]): ProfitFigures {
  const sum = { rounds: 0n, stake: 0n, payout: 0n, validBet: 0n, profit: 0n };
  for (const row of rows)
    for (const name of Object.keys(sum) as (keyof ProfitFigures)[]) sum[name] += row[name];
  return sum as ProfitFigures;
}

/** Newest day first; categories and vendors with the largest stakes first. */
const inOrder = (rows: readonly ProfitRow[], kind: ProfitGroup): ProfitRow[] =>
  rows.toSorted((one, other) =>
    kind === 'day' || one.stake === other.stake
      ? one.key < other.key === (kind === 'day')
        ? 1
        : -1
      : one.stake < other.stake
        ? 1
        : -1,
  );

function toScope(query: ProfitScope): PlayScope {
  const { memberId, currency, gameType, vendor } = query;
  const { from, to } = resolveDays(query);
  return { days: { from, until: to }, member: memberId, currency, category: gameType, vendor };
}

/** The sums of a member's rounds that the period settled. Throws INVALID_INPUT on `to` (see resolveDays). */
export const totalProfit = async (db: Db, query: ProfitScope): Promise<ProfitFigures> =>
  toFigures(await totalPlay(db, toScope(query)));

/**
 * The settled rounds of a member, summed by day, category or vendor, from the roll-ups and what they do not contain yet: exact at any
 * moment, and as fast for a million rounds as for a few. Days without rounds are left out. Throws INVALID_INPUT on `to` (see
 * resolveDays).
 */
export async function listProfit(db: Db, query: ProfitQuery): Promise<ProfitPage> {
  const { kind } = query;
  const found = await sumPlay(db, toScope(query), kind === 'day' ? { bucket: 'day' } : { key: kind });
  const rows = inOrder(
    found.map((row) => ({ key: kind === 'day' ? row.bucket : row.key, ...toFigures(row) })),
    kind,
  );
  const offset = pageOffset(query);
  return {
    ...toPage(rows.slice(offset, offset + query.pageSize), query, rows.length),
    summary: sumOf(rows),
  };
}

import { sql, type Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import type { LimitPeriod, PlaySession } from '../types';
import { checkMinutes, isUnderWay } from './rules';

interface StateRow {
  last_at: Date | null;
  session_from: Date | null;
  session_stake: bigint;
  session_payout: bigint;
  checked_at: Date | null;
  reality_minutes: number | null;
}

async function readPlay(db: Db, memberId: bigint): Promise<StateRow> {
  const { rows } = await sql<StateRow>`
    SELECT s.last_at, s.session_from, s.session_stake, s.session_payout, s.checked_at, s.reality_minutes
      FROM protection.read_play(${memberId}, ${now()}) s`.execute(db);
  return rows[0]!;
}

export interface PlaySums {
  stake: bigint;
  loss: bigint;
  seconds: bigint;
}

/** What the member has staked, lost and played within each period. Amounts in 1/10,000; a negative loss is a win. */
export async function playSums(db: Db, memberId: bigint): Promise<Record<LimitPeriod, PlaySums>> {
  await readPlay(db, memberId);
  const { rows } = await sql<PlaySums & { period: LimitPeriod }>`
    SELECT period, stake, loss, seconds FROM protection.play_sums(${memberId}, ${now()})`.execute(db);
  return Object.fromEntries(rows.map(({ period, ...sums }) => [period, sums])) as Record<
    LimitPeriod,
    PlaySums
  >;
}

/** The member's session of play for real money, with the net position since it began. */
export async function playSession(db: Db, memberId: bigint): Promise<PlaySession> {
  const state = await readPlay(db, memberId);
  const isActive = isUnderWay(state.last_at, now());
  return {
    from: isActive ? state.session_from : null,
    stake: (isActive ? state.session_stake : 0n) as Amount,
    payout: (isActive ? state.session_payout : 0n) as Amount,
    minutes: checkMinutes(state.reality_minutes, siteConfig().protection.realityMinutes),
    checkedAt: state.checked_at,
  };
}

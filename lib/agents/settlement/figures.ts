import { sql, type Db } from '@/lib/db/client';
import { inLineOfAny } from '@/lib/identity/downline/line';
import type { MemberFigures } from './types';

/** No figures. */
export const NOTHING: MemberFigures = {
  rounds: 0,
  stake: 0n,
  payout: 0n,
  validBet: 0n,
  rebates: 0n,
  promotions: 0n,
  fees: 0n,
  wonBets: 0n,
  lostBets: 0n,
};

/** The slots of a time, counted by runs up to one. `since` and `until` are starts of slots. */
export interface Slots {
  since: Date;
  until: Date;
  run: bigint;
  /** Only members who are now below one of these, or are one of them; without, all members. */
  below?: readonly bigint[] | undefined;
  /** Real-time salaries: the smallest stake that counts, in 1/10,000. */
  singleBet?: bigint | undefined;
}

const isBelow = (below: readonly bigint[] | undefined) =>
  below === undefined
    ? sql`true`
    : sql`p.member_id IN (SELECT m.id FROM identity.member m WHERE ${inLineOfAny('m', below)})`;

/** The figures of each member who has some over a time. */
export async function memberFigures(db: Db, slots: Slots): Promise<Map<bigint, MemberFigures>> {
  const { rows } = await sql<Omit<MemberFigures, 'wonBets' | 'lostBets'> & { id: bigint }>`
    SELECT p.member_id AS id, sum(p.rounds)::int AS rounds, sum(p.stake)::bigint AS stake, sum(p.payout)::bigint AS payout,
           sum(p.valid_bet)::bigint AS "validBet", sum(p.rebates)::bigint AS rebates, sum(p.promotions)::bigint AS promotions,
           sum(p.fees)::bigint AS fees
      FROM agents.play p
     WHERE p.slot >= ${slots.since} AND p.slot < ${slots.until} AND p.run_id <= ${slots.run} AND ${isBelow(slots.below)}
     GROUP BY 1`.execute(db);
  const figures = new Map<bigint, MemberFigures>();
  for (const { id, ...own } of rows) figures.set(id, { ...NOTHING, ...own });
  if (slots.singleBet !== undefined) await addRounds(db, slots, figures);
  return figures;
}

/** Adds the valid bets of the rounds that members won and lost, of those with a stake that is large enough. */
async function addRounds(db: Db, slots: Slots, figures: Map<bigint, MemberFigures>): Promise<void> {
  const { rows } = await sql<{ id: bigint; won: bigint; lost: bigint }>`
    SELECT p.member_id AS id, coalesce(sum(p.factor * p.valid_bet) FILTER (WHERE p.payout > p.stake), 0)::bigint AS won,
           coalesce(sum(p.factor * p.valid_bet) FILTER (WHERE p.payout < p.stake), 0)::bigint AS lost
      FROM agents.play_round p
     WHERE p.slot >= ${slots.since} AND p.slot < ${slots.until} AND p.run_id <= ${slots.run} AND p.stake >= ${slots.singleBet}
       AND ${isBelow(slots.below)}
     GROUP BY 1`.execute(db);
  for (const { id, won, lost } of rows)
    figures.set(id, { ...(figures.get(id) ?? NOTHING), wonBets: won, lostBets: lost });
}

/** The sum of two figures. */
export const addFigures = (a: MemberFigures, b: MemberFigures): MemberFigures => ({
  rounds: a.rounds + b.rounds,
  stake: a.stake + b.stake,
  payout: a.payout + b.payout,
  validBet: a.validBet + b.validBet,
  rebates: a.rebates + b.rebates,
  promotions: a.promotions + b.promotions,
  fees: a.fees + b.fees,
  wonBets: a.wonBets + b.wonBets,
  lostBets: a.lostBets + b.lostBets,
});

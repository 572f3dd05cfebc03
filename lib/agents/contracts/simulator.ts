import { sql, type Db, type Tx } from '@/lib/db/client';
import { withTimeLimit } from '@/lib/db/time-limit';
import { inLineOf } from '@/lib/identity/downline/line';
import { smallestCoin } from '@/lib/money/currency';
import { parseAmount, type Amount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import type { Period } from '@/lib/platform/period';
import { settlementZone } from '@/lib/reporting/settlement';
import { SLOT_MS, type ContractKind } from '../constants';
import { agentRulesAt } from '../rules/queries';
import type { AgentRules } from '../rules/types';
import { NOTHING } from '../settlement/figures';
import { periodAt, periodBefore } from '../settlement/periods';
import { nextTier, type NextTier } from './progress';
import { openContracts } from './queries';
import { computeEarned, type TeamFigures, type Terms } from './terms';

/** The ended periods that a simulation computes. Those of a real-time salary are days. */
const PERIODS: Record<ContractKind, number> = { dividend: 6, daily: 14, hourly: 24, realtime: 7 };

export interface SimulatedPeriod {
  since: Date;
  until: Date;
  figures: TeamFigures;
  /** With what was carried in, for dividends. */
  netLoss: bigint;
  tier: number | null;
  amount: Amount;
}

interface Paid {
  /** Ended periods, the newest first. */
  periods: SimulatedPeriod[];
  /** The sum over the ended periods. */
  total: Amount;
  running: SimulatedPeriod;
}

export interface Simulation extends Paid {
  currency: string;
  /**
   * The same for the contract of this kind that is in force; null without one, and for a dividend of another period, which cannot be compared
   * period by period.
   */
  current: Paid | null;
  /** The period that runs, as far as it is counted, and what is missing for the next tier. */
  running: SimulatedPeriod & { next: NextTier | null };
}

const EMPTY: TeamFigures = { ...NOTHING, active: 0 };

/** The period that runs at a moment, and those before it, the oldest first. Real-time: days. */
function periodsOf({ kind, period }: Terms, at: Date): Period[] {
  const zone = settlementZone();
  const [shown, type] = kind === 'realtime' ? (['daily', 'D'] as const) : ([kind, period] as const);
  const periods = [periodAt(shown, type, at, zone)];
  while (periods.length <= PERIODS[kind]) periods.unshift(periodBefore(shown, type, periods[0]!.since, zone));
  return periods;
}

/** Whose team is simulated, and for whom: the agent, or somebody above. */
interface Asked {
  agentId: bigint;
  readerId: bigint;
}

/**
 * The members of the team who were moved below the reader after a moment, or are below somebody who was, with their last move: what they
 * played before it was in another line, perhaps, and the reader must not learn it.
 */
const movedSince = ({ agentId, readerId }: Asked, since: Date) => sql`
  SELECT m.id, max(l.at) AS at
    FROM agents.line_change l
    JOIN identity.member moved ON moved.id = l.member_id AND moved.id <> ${readerId}
    JOIN identity.member reader ON reader.id = ${readerId} AND ${inLineOf('moved', 'reader')}
    JOIN identity.member top ON top.id = ${agentId}
    JOIN identity.member m ON ${inLineOf('m', 'moved')} AND ${inLineOf('m', 'top')}
   WHERE l.state = 'applied' AND l.at > ${since} AND l.from_upline_id IS DISTINCT FROM l.to_upline_id
   GROUP BY 1`;

/**
 * What the present team of an agent (the agent and everybody below) played in each of some periods, in their order; of members who were moved,
 * since their last move. A member counts as active from `activeFrom` valid bets on.
 */
async function figuresByPeriod(
  db: Db,
  asked: Asked,
  periods: readonly Period[],
  activeFrom: bigint,
): Promise<TeamFigures[]> {
  const { rows } = await sql<Omit<TeamFigures, 'wonBets' | 'lostBets'> & { no: number }>`
    WITH moved AS MATERIALIZED (${movedSince(asked, periods[0]!.since)}),
    played AS (
      SELECT w.no, p.member_id, sum(p.rounds) AS rounds, sum(p.stake) AS stake, sum(p.payout) AS payout, sum(p.valid_bet) AS valid_bet,
             sum(p.rebates) AS rebates, sum(p.promotions) AS promotions, sum(p.fees) AS fees
        FROM identity.member top
        JOIN identity.member m ON ${inLineOf('m', 'top')}
        JOIN agents.play p ON p.member_id = m.id AND p.slot >= ${periods[0]!.since} AND p.slot < ${periods.at(-1)!.until}
        JOIN unnest(${periods.map(({ since }) => since)}::timestamptz[], ${periods.map(({ until }) => until)}::timestamptz[])
             WITH ORDINALITY AS w (since, until, no) ON p.slot >= w.since AND p.slot < w.until
        LEFT JOIN moved ON moved.id = m.id
       WHERE top.id = ${asked.agentId} AND (moved.at IS NULL OR p.slot >= moved.at)
       GROUP BY 1, 2)
    SELECT no::int AS no, sum(rounds)::int AS rounds, sum(stake)::bigint AS stake, sum(payout)::bigint AS payout,
           sum(valid_bet)::bigint AS "validBet", sum(rebates)::bigint AS rebates, sum(promotions)::bigint AS promotions,
           sum(fees)::bigint AS fees, (count(*) FILTER (WHERE valid_bet > 0 AND valid_bet >= ${activeFrom}))::int AS active
      FROM played GROUP BY 1`.execute(db);
  const byNo = new Map(rows.map(({ no, ...figures }) => [no, figures]));
  return periods.map((_period, index) => ({ ...EMPTY, ...byNo.get(index + 1) }));
}

interface SlotBets {
  slot: Date;
  wonBets: bigint;
  lostBets: bigint;
}

/** The valid bets that the present team won and lost with a stake of at least `singleBet`, by slot of five minutes. */
async function betsBySlot(
  db: Db,
  asked: Asked,
  { since, until }: Period,
  singleBet: bigint,
): Promise<SlotBets[]> {
  const { rows } = await sql<SlotBets>`
    WITH moved AS MATERIALIZED (${movedSince(asked, since)})
    SELECT to_timestamp(floor(extract(epoch FROM r.settled_at) / ${SLOT_MS / 1000}) * ${SLOT_MS / 1000}) AS slot,
           coalesce(sum(r.valid_bet::bigint) FILTER (WHERE r.payout::bigint > r.stake::bigint), 0)::bigint AS "wonBets",
           coalesce(sum(r.valid_bet::bigint) FILTER (WHERE r.payout::bigint < r.stake::bigint), 0)::bigint AS "lostBets"
      FROM identity.member top
      JOIN identity.member m ON ${inLineOf('m', 'top')}
      -- The index of a member's rounds is by the opening: a round that was open for more than a day is left out of a simulation.
      JOIN gateway.round r ON r.member_id = m.id AND r.opened_at >= ${new Date(since.getTime() - 86_400_000)}
       AND r.status = 'closed' AND r.settled_at >= ${since} AND r.settled_at < ${until} AND r.currency = top.currency
       AND r.stake::bigint >= ${singleBet}
      LEFT JOIN moved ON moved.id = m.id
     WHERE top.id = ${asked.agentId} AND (moved.at IS NULL OR r.settled_at >= moved.at)
     GROUP BY 1`.execute(db);
  return rows;
}

/** The most milliseconds of one query: a team can be large, and months are long. */
const TIME_LIMIT_MS = 8_000;

/**
 * What terms would have paid an agent over the last periods, by the rules of now and the team of now, beside the contract in force, and where the
 * running period stands, for a reader who is the agent or above. The caller has checked that. Nothing is stored. Throws QUERY_TOO_SLOW 503.
 */
export const simulate = (db: Db, asked: Asked, terms: Terms): Promise<Simulation> =>
  withTimeLimit(db, TIME_LIMIT_MS, (tx) => compute(tx, asked, terms));

async function compute(db: Tx, asked: Asked, terms: Terms): Promise<Simulation> {
  const at = now();
  const { rules } = await agentRulesAt(db, at);
  const { currency } = await db
    .selectFrom('identity.member')
    .select('currency')
    .where('id', '=', asked.agentId)
    .executeTakeFirstOrThrow();
  const periods = periodsOf(terms, at);
  const basis: Basis = {
    asked,
    periods,
    figures: await figuresByPeriod(db, asked, periods, parseAmount(rules.activeValidBet) ?? 0n),
    rules,
    coin: smallestCoin(currency),
  };
  const inForce = (await openContracts(db, [asked.agentId], at)).find(
    (contract) =>
      contract.state === 'signed' &&
      contract.startsAt! <= at &&
      contract.terms.kind === terms.kind &&
      contract.terms.period === terms.period,
  );
  const paid = await payOf(db, terms, basis);
  return {
    currency,
    ...paid,
    current: inForce ? await payOf(db, inForce.terms, basis) : null,
    running: { ...paid.running, next: nextTier(terms, paid.running.figures, paid.running.netLoss) },
  };
}

interface Basis {
  asked: Asked;
  /** The oldest first; the last one runs. */
  periods: readonly Period[];
  figures: readonly TeamFigures[];
  rules: AgentRules;
  coin: bigint;
}

/** What terms pay in each of some periods. */
async function payOf(db: Db, terms: Terms, { asked, periods, figures, rules, coin }: Basis): Promise<Paid> {
  const bets = terms.realtime
    ? await betsBySlot(
        db,
        asked,
        { since: periods[0]!.since, until: periods.at(-1)!.until },
        terms.realtime.singleBet,
      )
    : [];
  let carriedIn = 0n;
  const earn = (given: TeamFigures) =>
    computeEarned(terms, {
      figures: given,
      costs: rules.costs,
      carriedIn,
      carry: rules.carryNegative,
      coin,
    });
  const results = periods.map((period, index): SimulatedPeriod => {
    const team = figures[index]!;
    // A real-time salary is rounded in each slot.
    const slots = bets.filter(({ slot }) => slot >= period.since && slot < period.until);
    const own = {
      ...team,
      wonBets: slots.reduce((sum, { wonBets }) => sum + wonBets, 0n),
      lostBets: slots.reduce((sum, { lostBets }) => sum + lostBets, 0n),
    };
    const { tier, netLoss, carriedOut, amount } = earn(own);
    carriedIn = carriedOut;
    return {
      ...period,
      figures: own,
      netLoss,
      tier,
      amount: terms.realtime
        ? (slots.reduce((sum, slot) => sum + earn({ ...EMPTY, ...slot }).amount, 0n) as Amount)
        : amount,
    };
  });
  const running = results.pop()!;
  return {
    periods: results.reverse(),
    total: results.reduce((sum, { amount }) => sum + amount, 0n) as Amount,
    running,
  };
}

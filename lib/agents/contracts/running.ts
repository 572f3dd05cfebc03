import { sql, type Db, type Tx } from '@/lib/db/client';
import { withTimeLimit } from '@/lib/db/time-limit';
import { smallestCoin } from '@/lib/money/currency';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import type { Period } from '@/lib/platform/period';
import { settlementZone } from '@/lib/reporting/settlement';
import { explain, type TierExplained } from '../bills/explanation';
import { agentRulesAt } from '../rules/queries';
import { leftOf, settlementRules } from '../settlement/commands';
import { periodAt } from '../settlement/periods';
import { partiesOf } from '../settlement/rules';
import { teamsOf } from '../settlement/teams';
import type { ContractPart } from '../settlement/types';
import { countedUntil } from '../team/queries';
import { sideOf } from './policy';
import { nextTier, type NextTier } from './progress';
import { findContract } from './queries';
import { computeEarned, type TeamFigures } from './terms';
import type { Contract } from './types';

/** Where a contract stands in the period that runs. Amounts in 1/10,000. */
export interface RunningContract {
  contract: Contract;
  period: Period;
  /** The part of the period in which the contract is in force. */
  from: Date;
  to: Date;
  /** The moment before which everything is counted; null before the first count. */
  countedUntil: Date | null;
  figures: TeamFigures;
  /** With what was carried in, for dividends. */
  netLoss: bigint;
  carriedIn: bigint;
  /** What corrections of earlier bills take from the next one: negative, or 0. */
  correctionLeft: bigint;
  /** The tier that pays now, 1 for the first; null without one and for real-time. */
  tier: number | null;
  /** What it would earn if the period ended now. Real-time: the sum of the bills of this day. */
  amount: bigint;
  tiers: TierExplained[];
  next: NextTier | null;
}

/** The most milliseconds of one query: a team can be large, and months are long. */
const TIME_LIMIT_MS = 8_000;

/**
 * Where a contract that is in force stands in the running period, for one of its two sides, by the rules and the line that its bill will count
 * by. A real-time salary has bills every five minutes, so that its period is the day. Throws NOT_FOUND 404 for others and for a contract that
 * is not in force, QUERY_TOO_SLOW 503.
 */
export async function runningContract(
  db: Db,
  memberId: bigint,
  contractId: bigint,
): Promise<RunningContract> {
  const contract = await findContract(db, contractId);
  if (!contract) throw notFound();
  sideOf(contract, { memberId });
  const { state, startsAt, endsAt } = contract;
  const at = now();
  if (state !== 'signed' || startsAt === null || (endsAt !== null && endsAt <= at)) throw notFound();
  return withTimeLimit(db, TIME_LIMIT_MS, (tx) => compute(tx, contract, startsAt, at));
}

async function compute(tx: Tx, contract: Contract, startsAt: Date, at: Date): Promise<RunningContract> {
  const { terms, agent, upline, currency, endsAt } = contract;
  const [kind, type] =
    terms.kind === 'realtime' ? (['daily', 'D'] as const) : ([terms.kind, terms.period] as const);
  const period = periodAt(kind, type, at, settlementZone());
  const from = startsAt > period.since ? startsAt : period.since;
  const to = endsAt !== null && endsAt < period.until ? endsAt : period.until;
  const rules = settlementRules((await agentRulesAt(tx, period.since)).rules);
  const part: ContractPart = {
    contractId: contract.id,
    uplineId: upline?.id ?? null,
    agentId: agent.id,
    currency,
    terms,
    from,
    to,
  };
  const { run } = await tx
    .selectFrom('agents.run')
    .select(({ fn }) => fn.max<bigint | null>('id').as('run'))
    .executeTakeFirstOrThrow();
  const teams = await teamsOf(tx, [part], { run: run ?? 0n, activeValidBet: rules.activeValidBet });
  const figures = teams.get(contract.id)!;
  const left = (await leftOf(tx, { kind: terms.kind, type: terms.period }, [part])).get(partiesOf(part));
  const carriedIn = terms.kind === 'dividend' && rules.carry ? (left?.carriedOut ?? 0n) : 0n;
  const { costs, carry } = rules;
  const earned = computeEarned(terms, { figures, costs, carriedIn, carry, coin: smallestCoin(currency) });
  return {
    contract,
    period,
    from,
    to,
    countedUntil: await countedUntil(tx),
    figures,
    netLoss: earned.netLoss,
    carriedIn,
    correctionLeft: left?.correctionLeft ?? 0n,
    tier: earned.tier,
    amount: terms.realtime ? await billedSince(tx, contract, from) : earned.amount,
    tiers: explain(terms, { figures, costs, carriedIn }).tiers,
    next: nextTier(terms, figures, earned.netLoss),
  };
}

/** What the bills of a real-time salary have earned since a moment. */
async function billedSince(tx: Tx, { id, agent }: Contract, since: Date): Promise<bigint> {
  const { rows } = await sql<{ earned: bigint }>`
    SELECT coalesce(sum(b.earned), 0)::bigint AS earned FROM agents.bill b
     WHERE b.agent_id = ${agent.id} AND b.kind = 'realtime' AND b.from_at >= ${since} AND b.contract_id = ${id}`.execute(
    tx,
  );
  return rows[0]!.earned;
}

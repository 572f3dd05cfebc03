import { sql, type Db } from '@/lib/db/client';
import type { Amount } from '@/lib/money/amount';
import type { Period } from '@/lib/platform/period';
import type { Terms, Tier } from '../contracts/terms';
import type { TierMode } from '../constants';
import type { ContractPart, SettlementKind } from './types';

interface ContractRow {
  id: bigint;
  upline_id: bigint | null;
  agent_id: bigint;
  currency: string;
  tier_mode: string | null;
  profit_rate: number | null;
  loss_rate: number | null;
  single_bet: bigint | null;
  from_at: Date;
  to_at: Date;
}

const isOf = ({ kind, type }: SettlementKind) => sql`
  c.kind = ${kind} AND c.period IS NOT DISTINCT FROM ${type}::char(1) AND c.state = 'signed'`;

/** The contracts of a kind that were in force in a period, each with its part of the period, in the order of parts and ids. */
export async function contractsIn(
  db: Db,
  kind: SettlementKind,
  { since, until }: Period,
): Promise<ContractPart[]> {
  const { rows } = await sql<ContractRow>`
    SELECT c.id, c.upline_id, c.agent_id, c.currency, c.tier_mode, c.profit_rate, c.loss_rate, c.single_bet,
           greatest(c.starts_at, ${since}) AS from_at, least(coalesce(c.ends_at, 'infinity'), ${until}) AS to_at
      FROM agents.contract c
     WHERE ${isOf(kind)} AND c.starts_at < ${until} AND (c.ends_at IS NULL OR c.ends_at > ${since})
       AND c.ends_at IS DISTINCT FROM c.starts_at
     ORDER BY from_at, c.id`.execute(db);
  const tiers = await tiersOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    contractId: row.id,
    uplineId: row.upline_id,
    agentId: row.agent_id,
    currency: row.currency,
    from: row.from_at,
    to: row.to_at,
    terms: toTerms(kind, row, tiers.get(row.id) ?? []),
  }));
}

const toTerms = ({ kind, type }: SettlementKind, row: ContractRow, tiers: Tier[]): Terms => ({
  kind,
  period: type,
  tierMode: row.tier_mode as TierMode | null,
  tiers,
  realtime:
    row.profit_rate === null
      ? null
      : { profitRate: row.profit_rate, lossRate: row.loss_rate!, singleBet: row.single_bet! as Amount },
});

/** The tiers of contracts, in their order, by contract. */
export async function tiersOf(db: Db, contractIds: readonly bigint[]): Promise<Map<bigint, Tier[]>> {
  const rows =
    contractIds.length === 0
      ? []
      : await db
          .selectFrom('agents.contract_tier')
          .selectAll()
          .where(sql<boolean>`contract_id = ANY (${[...contractIds]}::bigint[])`)
          .orderBy('contract_id')
          .orderBy('no')
          .execute();
  const tiers = new Map<bigint, Tier[]>();
  for (const row of rows) {
    const tier: Tier = {
      validBet: row.valid_bet as Amount,
      netLoss: row.net_loss as Amount,
      active: row.active,
      rate: row.rate,
      amount: row.amount as Amount,
    };
    const known = tiers.get(row.contract_id);
    if (known) known.push(tier);
    else tiers.set(row.contract_id, [tier]);
  }
  return tiers;
}

/** The first moment at or after `since` at which a contract of a kind is in force; undefined if there is none yet. */
export async function firstInForce(
  db: Db,
  kind: SettlementKind,
  since: Date | undefined,
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT min(greatest(c.starts_at, ${since ?? null}::timestamptz)) AS at
      FROM agents.contract c
     WHERE ${isOf(kind)} AND c.ends_at IS DISTINCT FROM c.starts_at
       AND (c.ends_at IS NULL OR c.ends_at > coalesce(${since ?? null}::timestamptz, '-infinity'))`.execute(
    db,
  );
  return rows[0]!.at ?? undefined;
}

import { sql, type Db } from '@/lib/db/client';
import type { Period } from '@/lib/platform/period';
import type { ContractKind, PeriodType } from '../constants';

/** A settlement over all lines: what the platform pays for the tops equals the sum of own shares. Amounts in 1/10,000. */
export interface StatementLine {
  settlementId: bigint;
  kind: ContractKind;
  type: PeriodType | null;
  from: Date;
  to: Date;
  bills: number;
  agents: number;
  /** What the bills of the platform were allocated. */
  platform: bigint;
  ownShares: bigint;
  paid: bigint;
  /** Not paid yet: due, held or to collect. */
  waiting: bigint;
  /** Rejected or expired: it stays with the platform. */
  kept: bigint;
}

/** The settlements with bills whose periods ended in some time, newest first; at most 500. */
export async function commissionStatement(db: Db, { since, until }: Period): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`
    SELECT s.id AS "settlementId", s.kind, s.period::text AS type, s.from_at AS from, s.to_at AS to, count(*)::int AS bills,
           count(DISTINCT b.agent_id)::int AS agents,
           coalesce(sum(b.allocated) FILTER (WHERE b.upline_id IS NULL), 0)::bigint AS platform,
           sum(b.own_share)::bigint AS "ownShares",
           coalesce(sum(b.own_share) FILTER (WHERE b.payment = 'paid'), 0)::bigint AS paid,
           coalesce(sum(b.own_share) FILTER (WHERE b.payment IN ('due', 'held', 'uncollected')), 0)::bigint AS waiting,
           coalesce(sum(b.own_share) FILTER (WHERE b.payment IN ('rejected', 'expired')), 0)::bigint AS kept
      FROM agents.settlement s JOIN agents.bill b ON b.settlement_id = s.id
     WHERE s.to_at > ${since} AND s.to_at <= ${until}
     GROUP BY s.id ORDER BY s.to_at DESC, s.id DESC LIMIT 500`.execute(db);
  return rows;
}

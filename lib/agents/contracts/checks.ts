import { sql } from '@/lib/db/client';
import { check, type Check } from '@/lib/ledger/verify/checks';

const range = (alias: string) =>
  sql`tstzrange(${sql.ref(`${alias}.starts_at`)}, ${sql.ref(`${alias}.ends_at`)})`;

/**
 * At every moment of the history an agent has one contract of a kind, and one with an upline is covered by a contract of the upline that pays
 * as much or more (docs/decisions/0133). The figures that are compared are those of the tiers.
 */
export const CONTRACT_CHECKS: readonly Check[] = [
  check(
    'contracts of agents: one of a kind at a time, and no rate above the upline’s at any moment',
    sql`
      SELECT 'contract ' || c.id,
             EXISTS (SELECT FROM agents.contract o
                      WHERE o.agent_id = c.agent_id AND o.kind = c.kind AND o.state = 'signed' AND o.id <> c.id AND ${range('o')} && ${range('c')})
             OR (c.upline_id IS NOT NULL
                 AND tstzmultirange(${range('c')}) - coalesce((
                       SELECT range_agg(${range('u')}) FROM agents.contract u
                        WHERE u.agent_id = c.upline_id AND u.kind = c.kind AND u.state = 'signed' AND u.period IS NOT DISTINCT FROM c.period
                          AND u.top_rate >= c.top_rate AND u.top_amount >= c.top_amount
                          AND (c.kind <> 'realtime' OR (u.profit_rate >= c.profit_rate AND u.loss_rate >= c.loss_rate))), '{}') <> '{}')
             OR (c.kind <> 'realtime' AND (c.top_rate, c.top_amount) <> (
                   SELECT coalesce(max(t.rate), -1), coalesce(max(t.amount), -1) FROM agents.contract_tier t WHERE t.contract_id = c.id))
        FROM agents.contract c WHERE c.state = 'signed'`,
  ),
];

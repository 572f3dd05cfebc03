import { sql } from '@/lib/db/client';
import { check, type Check } from '@/lib/ledger/verify/checks';
import { CONTRACT_CHECKS } from './contracts/checks';
import { LINE_CHECKS } from './lines/checks';
import { REPORT_CHECKS } from './reports/checks';

const FIGURES = sql.raw('rounds, stake, payout, valid_bet, rebates, promotions, fees');
const SUMS = sql.raw(
  ['rounds', 'stake', 'payout', 'valid_bet', 'rebates', 'promotions', 'fees']
    .map((column) => `sum(p.${column})::bigint AS ${column}`)
    .join(', '),
);

/** The bills of the last two days with the run up to which they count; a bill of a year ago was checked then. */
const RECENT = sql.raw(`(SELECT r.id, r.agent_id, r.from_at, r.to_at, o.run_id
                           FROM agents.bill r JOIN agents.settlement o ON o.id = r.settlement_id
                          WHERE o.settled_at > (SELECT max(n.settled_at) FROM agents.settlement n) - interval '2 days')`);

/** What was counted for agents is what was played, and bills pay what they say. Checked by `npm run verify`. */
export const AGENT_CHECKS: readonly Check[] = [
  ...LINE_CHECKS,
  ...CONTRACT_CHECKS,
  ...REPORT_CHECKS,
  check(
    'agents: what is counted of a member is the sum of the settled rounds',
    sql`
      SELECT 'member ' || coalesce(a.member_id, b.member_id),
             (coalesce(a.rounds, 0), coalesce(a.stake, 0), coalesce(a.payout, 0), coalesce(a.valid_bet, 0))
             <> (coalesce(b.rounds, 0), coalesce(b.stake, 0), coalesce(b.payout, 0), coalesce(b.valid_bet, 0))
        FROM (SELECT p.member_id, sum(p.rounds) AS rounds, sum(p.stake) AS stake, sum(p.payout) AS payout,
                     sum(p.valid_bet) AS valid_bet
                FROM agents.play p GROUP BY 1) a
        FULL JOIN (
          SELECT r.member_id, count(*) AS rounds, sum(r.stake::bigint) AS stake, sum(r.payout::bigint) AS payout,
                 sum(r.valid_bet::bigint) AS valid_bet
            FROM gateway.round r, agents.counting c, reporting.feed_consumer f
           WHERE f.name = 'agents' AND r.status = 'closed' AND r.id > c.first_round_id AND r.id <= f.round_id
             AND r.currency = c.currency
           GROUP BY 1) b ON b.member_id = a.member_id
       -- Members with a change that was not counted yet.
       WHERE NOT EXISTS (SELECT FROM reporting.round_change c
                          WHERE c.member_id = coalesce(a.member_id, b.member_id)
                            AND c.id > (SELECT f.change_id FROM reporting.feed_consumer f WHERE f.name = 'agents'))`,
  ),
  check(
    'agents: the day of a team is the sum of its members, by the line at each bet',
    sql`
      SELECT concat_ws(' ', 'team', coalesce(a.agent_id, b.agent_id), coalesce(a.day, b.day)),
             (a.rounds, a.stake, a.payout, a.valid_bet, a.rebates, a.promotions, a.fees)
             IS DISTINCT FROM (b.rounds, b.stake, b.payout, b.valid_bet, b.rebates, b.promotions, b.fees)
        FROM (SELECT t.agent_id, t.day, ${FIGURES} FROM agents.team_day t
               WHERE (rounds, stake, payout, valid_bet, rebates, promotions, fees) <> (0, 0, 0, 0, 0, 0, 0)) a
        FULL JOIN (
          SELECT l.agent_id, (p.slot AT TIME ZONE c.zone)::date AS day, ${SUMS}
            FROM agents.counting c
            CROSS JOIN agents.play p
            JOIN (SELECT x.member_id, x.slot, unnest(agents.line_of(x.member_id, x.slot)) AS agent_id
                    FROM (SELECT DISTINCT y.member_id, y.slot FROM agents.play y) x) l
              ON l.member_id = p.member_id AND l.slot = p.slot
           WHERE c.zone <> '' AND p.run_id <= c.summed_run_id
           GROUP BY 1, 2
          HAVING (sum(p.rounds), sum(p.stake), sum(p.payout), sum(p.valid_bet), sum(p.rebates), sum(p.promotions), sum(p.fees))
                 <> (0, 0, 0, 0, 0, 0, 0)) b
          ON b.agent_id = a.agent_id AND b.day = a.day`,
  ),
  check(
    'agents: the bills of a settlement pay out what the platform pays for the tops of all lines',
    sql`
      SELECT 'settlement ' || b.settlement_id,
             coalesce(sum(b.allocated) FILTER (WHERE b.upline_id IS NULL), 0) <> sum(b.own_share)
        FROM agents.bill b GROUP BY b.settlement_id`,
  ),
  check(
    'agents: a bill has the figures of its team, by the line at each bet',
    sql`
      SELECT 'bill ' || b.id,
             (b.rounds, b.stake, b.payout, b.valid_bet, b.rebates, b.promotions, b.fees)
             <> (coalesce(f.rounds, 0), coalesce(f.stake, 0), coalesce(f.payout, 0), coalesce(f.valid_bet, 0),
                 coalesce(f.rebates, 0), coalesce(f.promotions, 0), coalesce(f.fees, 0))
        FROM agents.bill b
        JOIN agents.settlement s ON s.id = b.settlement_id
        LEFT JOIN (
          SELECT b.id, ${SUMS}
            FROM (SELECT x.member_id, x.slot, unnest(agents.line_of(x.member_id, x.slot)) AS agent_id
                    FROM (SELECT DISTINCT y.member_id, y.slot FROM agents.play y
                           WHERE y.slot >= (SELECT min(r.from_at) FROM ${RECENT} r)) x) l
            JOIN agents.play p ON p.member_id = l.member_id AND p.slot = l.slot
            JOIN ${RECENT} b ON b.agent_id = l.agent_id AND p.slot >= b.from_at AND p.slot < b.to_at AND p.run_id <= b.run_id
           GROUP BY b.id) f ON f.id = b.id
       WHERE s.settled_at > (SELECT max(n.settled_at) FROM agents.settlement n) - interval '2 days'`,
  ),
  check(
    'agents: a share of a bill is posted with its amount, once, and no other is',
    sql`
      SELECT 'bill ' || b.id,
             (SELECT coalesce(sum(e.amount), 0) FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
               WHERE e.transaction_id = b.ledger_id AND a.owner_kind = 'member' AND a.owner_id = b.agent_id AND a.kind = 'main')
             <> CASE WHEN b.payment = 'paid' THEN b.own_share ELSE 0 END
        FROM agents.bill b
      UNION ALL
      SELECT 'transaction ' || t.id, count(b.id) <> 1
        FROM ledger.transaction t LEFT JOIN agents.bill b ON b.ledger_id = t.id
       WHERE t.kind IN ('commission.dividend', 'commission.daily', 'commission.hourly', 'commission.realtime') AND t.reverses IS NULL
       GROUP BY t.id`,
  ),
  check(
    'agents: periods of a kind follow each other, so that no moment is in two',
    sql`
      SELECT concat_ws(' ', s.kind, s.period, s.from_at), s.from_at < s.before
        FROM (SELECT s.*, lag(s.to_at) OVER (PARTITION BY s.kind, s.period ORDER BY s.from_at) AS before
                FROM agents.settlement s) s`,
  ),
];

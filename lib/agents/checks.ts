import { sql } from '@/lib/db/client';
import { check, type Check } from '@/lib/ledger/verify/checks';
import { CONTRACT_CHECKS } from './contracts/checks';

const FIGURES = sql.raw('rounds, stake, payout, valid_bet, rebates, promotions, fees');
const SUMS = sql.raw(
  ['rounds', 'stake', 'payout', 'valid_bet', 'rebates', 'promotions', 'fees']
    .map((column) => `sum(p.${column})::bigint AS ${column}`)
    .join(', '),
);

/** What was counted for agents is what was played, and bills pay what they say. Checked by `npm run verify`. */
export const AGENT_CHECKS: readonly Check[] = [
  ...CONTRACT_CHECKS,
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
           WHERE c.zone <> ''
           GROUP BY 1, 2
          HAVING (sum(p.rounds), sum(p.stake), sum(p.payout), sum(p.valid_bet), sum(p.rebates), sum(p.promotions), sum(p.fees))
                 <> (0, 0, 0, 0, 0, 0, 0)) b
          ON b.agent_id = a.agent_id AND b.day = a.day`,
  ),
];

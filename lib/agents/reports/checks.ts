import { sql } from '@/lib/db/client';
import { check, type Check } from '@/lib/ledger/verify/checks';

/** The reports of teams sum what settlements sum. Checked by `npm run verify`. */
export const REPORT_CHECKS: readonly Check[] = [
  check(
    'agents: the games of a team sum to the day of the team',
    sql`
      SELECT concat_ws(' ', 'team', coalesce(a.agent_id, b.agent_id), coalesce(a.day, b.day)),
             (a.rounds, a.stake, a.payout, a.valid_bet) IS DISTINCT FROM (b.rounds, b.stake, b.payout, b.valid_bet)
        FROM (SELECT t.agent_id, t.day, t.rounds, t.stake, t.payout, t.valid_bet FROM agents.team_day t
               WHERE (t.rounds, t.stake, t.payout, t.valid_bet) <> (0, 0, 0, 0)) a
        FULL JOIN (
          SELECT t.agent_id, t.day, sum(t.rounds)::bigint AS rounds, sum(t.stake)::bigint AS stake, sum(t.payout)::bigint AS payout,
                 sum(t.valid_bet)::bigint AS valid_bet
            FROM agents.team_bets t GROUP BY 1, 2
          HAVING (sum(t.rounds), sum(t.stake), sum(t.payout), sum(t.valid_bet)) <> (0, 0, 0, 0)) b
          ON b.agent_id = a.agent_id AND b.day = a.day
       -- Both are counted one after the other; between the two there is nothing to compare.
       WHERE (SELECT count(DISTINCT (f.round_id, f.change_id)) FROM reporting.feed_consumer f
               WHERE f.name IN ('agents', 'agent-reports')) = 1
         AND (SELECT c.summed_run_id FROM agents.counting c) = (SELECT max(r.id) FROM agents.run r)
         AND (SELECT c.zone FROM agents.counting c) = (SELECT c.zone FROM agents.team_counting c)`,
  ),
];

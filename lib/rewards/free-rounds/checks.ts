import { sql } from '@/lib/db/client';
import { check, type Check } from '@/lib/ledger/verify/checks';

/** Free rounds agree with their rounds and with the ledger. Checked by `npm run verify`. */
export const FREE_ROUNDS_CHECKS: readonly Check[] = [
  check(
    'free rounds: a grant counts the rounds that name it and what they have won',
    sql`
      SELECT 'free rounds ' || g.id,
             g.used <> coalesce(r.rounds, 0) OR g.won <> coalesce(r.won, 0) OR coalesce(r.wrong, false)
        FROM gateway.free_grant g
        LEFT JOIN (SELECT gateway.free_grant_id(r.grant_id) AS grant_id, sum(r.bets::int) AS rounds, sum(t.won) AS won,
                          bool_or(r.stake <> 0 OR r.bets > 1) AS wrong
                     FROM gateway.round r
                     LEFT JOIN (SELECT t.round_id, sum(t.credit) AS won FROM gateway.transaction t
                                 WHERE t.kind IN ('win', 'round') AND t.cancelled_at IS NULL GROUP BY 1) t ON t.round_id = r.id
                    WHERE r.grant_id LIKE 'free-rounds:%' GROUP BY 1) r ON r.grant_id = g.id`,
  ),
  check(
    'free rounds: an account of wins holds what was won and not yet paid',
    sql`
      SELECT 'account ' || a.id, b.amount <> coalesce(g.held, 0) OR coalesce(g.wrong, false)
        FROM ledger.account a
        JOIN ledger.balance b ON b.account_id = a.id
        LEFT JOIN (SELECT account_id, sum(won - paid - returned) AS held,
                          bool_or(status <> 'active' AND won <> paid + returned OR paid > win_cap) AS wrong
                     FROM gateway.free_grant GROUP BY 1) g ON g.account_id = a.id
       WHERE a.owner_kind = 'member' AND a.kind = 'free-wins'`,
  ),
];

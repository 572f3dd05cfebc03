import { sql } from '@/lib/db/client';
import { check, type Check } from '@/lib/ledger/verify/checks';

/** Bonus money agrees with the ledger and with the rounds. Checked by `npm run verify`. */
export const BONUS_CHECKS: readonly Check[] = [
  check(
    'an account of bonus money holds what is left of its bonuses',
    sql`
      SELECT 'account ' || a.id, b.amount <> coalesce(g.remaining, 0)
        FROM ledger.account a
        JOIN ledger.balance b ON b.account_id = a.id
        LEFT JOIN (SELECT account_id, sum(remaining) AS remaining FROM gateway.bonus_grant GROUP BY 1) g ON g.account_id = a.id
       WHERE a.owner_kind = 'member' AND a.kind = 'bonus'`,
  ),
  check(
    'a main account names its bonus account while a bonus is active',
    sql`
      SELECT 'account ' || a.id, b.bonus_account_id IS DISTINCT FROM g.account_id
        FROM ledger.account a
        JOIN ledger.balance b ON b.account_id = a.id
        LEFT JOIN (SELECT DISTINCT main_account_id, account_id FROM gateway.bonus_grant WHERE status = 'active') g
          ON g.main_account_id = a.id
       WHERE a.owner_kind = 'member' AND (b.bonus_account_id IS NOT NULL OR g.account_id IS NOT NULL)`,
  ),
  check(
    'what is counted for a bonus equals its settled rounds',
    sql`
      SELECT 'bonus ' || g.id, g.wagered <> coalesce(r.counted, 0)
        FROM gateway.bonus_grant g
        LEFT JOIN (SELECT r.bonus_grant_id, sum(gateway.bonus_counted(r.valid_bet, g.stake_cap, r.bonus_weight)) AS counted
                     FROM gateway.round r JOIN gateway.bonus_grant g ON g.id = r.bonus_grant_id
                    WHERE r.status = 'closed' GROUP BY 1) r ON r.bonus_grant_id = g.id`,
  ),
  check(
    'the bonus money of a round equals its postings',
    sql`
      SELECT 'round ' || r.id,
             r.bonus_stake <> coalesce(e.staked, 0) OR r.bonus_payout <> coalesce(e.paid, 0)
             OR r.bonus_stake > r.stake OR r.bonus_payout > r.payout
        FROM gateway.round r
        JOIN gateway.bonus_grant g ON g.id = r.bonus_grant_id
        LEFT JOIN (SELECT t.round_id, e.account_id, -sum(e.amount) FILTER (WHERE e.amount < 0) AS staked,
                          sum(e.amount) FILTER (WHERE e.amount > 0) AS paid
                     FROM gateway.transaction t JOIN ledger.entry e ON e.transaction_id = t.ledger_id
                    WHERE t.cancelled_at IS NULL AND t.kind NOT IN ('rollback', 'promoWin') GROUP BY 1, 2) e
          ON e.round_id = r.id AND e.account_id = g.account_id
       WHERE r.bonus_grant_id IS NOT NULL`,
  ),
];

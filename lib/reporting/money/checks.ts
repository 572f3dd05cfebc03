import { sql } from '@/lib/db/client';
import { check, type Check } from '@/lib/ledger/verify/checks';

/**
 * The sums of house money are those of the ledger, and what games moved is what rounds say. Checked by `npm run verify`, beside the
 * invariants of the ledger.
 */
export const MONEY_CHECKS: readonly Check[] = [
  check(
    'every sum of house money is the sum of its ledger entries',
    sql`
      SELECT concat_ws(' ', account, currency), a.amount IS DISTINCT FROM b.amount
        FROM (SELECT account, currency, sum(amount) AS amount
                FROM (SELECT m.account, m.currency, m.amount FROM reporting.money_hour m
                      UNION ALL SELECT u.account, u.currency, u.amount FROM reporting.unrolled_money u) rolled
               GROUP BY 1, 2) a
        FULL JOIN (SELECT l.kind AS account, l.currency, sum(e.amount) AS amount
                     FROM ledger.entry e JOIN ledger.account l ON l.id = e.account_id AND l.owner_kind = 'house'
                    GROUP BY 1, 2) b USING (account, currency)`,
  ),
  check(
    'every account of a vendor moved by the stakes minus the payouts of its rounds',
    sql`
      SELECT concat_ws(' ', account, currency), coalesce(a.amount, 0) <> coalesce(b.amount, 0)
        FROM (SELECT m.account, m.currency, sum(m.amount) AS amount
                FROM reporting.house_money m WHERE m.in_rounds GROUP BY 1, 2) a
        FULL JOIN (SELECT 'games:' || r.vendor AS account, r.currency, sum(r.stake::bigint - r.payout::bigint) AS amount
                     FROM gateway.round r
                    -- Rounds in a vendor's own wallet have no postings (docs/decisions/0153).
                    WHERE NOT EXISTS (SELECT FROM gateway.wallet_round w WHERE w.round_id = r.id) GROUP BY 1, 2) b USING (account, currency)`,
  ),
];

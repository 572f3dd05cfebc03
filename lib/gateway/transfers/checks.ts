import { sql } from '@/lib/db/client';
import { check, type Check } from '@/lib/ledger/verify/checks';

/** The entries of a ledger transaction as sorted texts: `member 7 main THB 4850000`. */
const entriesOf = (ledgerId: string) =>
  sql.raw(`
  array(SELECT a.owner_kind || ' ' || a.owner_id || ' ' || a.kind || ' ' || a.currency || ' ' || e.amount
          FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
         WHERE e.transaction_id = ${ledgerId} ORDER BY 1)`);

/** Two accounts of a transfer, the second of which gets the amount. */
const moved = (from: string, to: string) =>
  sql.raw(`
  array(SELECT x.account || ' ' || t.currency || ' ' || x.amount
          FROM (VALUES (${from}, -t.amount), (${to}, t.amount)) AS x (account, amount) ORDER BY 1)`);

const MAIN = `'member ' || t.member_id || ' main'`;
const TRANSIT = `'house 0 vendor-transit:' || t.vendor`;
const WALLET = `'house 0 vendor-wallet:' || t.vendor`;

/** The transfers between wallets agree with the ledger. Checked by `npm run verify`. */
export const WALLET_CHECKS: readonly Check[] = [
  check(
    'every transfer to or from a vendor is posted with its amount, once, and no other is',
    sql`
      SELECT 'transfer ' || t.reference,
             CASE WHEN t.direction = 'out'
                  THEN ${entriesOf('t.start_ledger_id')} IS DISTINCT FROM ${moved(MAIN, TRANSIT)} OR s.kind <> 'vendorWallet.out'
                  ELSE false END
             OR CASE
                  WHEN t.status = 'done' AND t.direction = 'out'
                  THEN ${entriesOf('t.end_ledger_id')} IS DISTINCT FROM ${moved(TRANSIT, WALLET)} OR e.kind <> 'vendorWallet.arrived'
                  WHEN t.status = 'refused' AND t.direction = 'out'
                  THEN ${entriesOf('t.end_ledger_id')} IS DISTINCT FROM ${moved(TRANSIT, MAIN)} OR e.kind <> 'vendorWallet.returned'
                  WHEN t.status = 'done'
                  THEN ${entriesOf('t.end_ledger_id')} IS DISTINCT FROM ${moved(WALLET, MAIN)} OR e.kind <> 'vendorWallet.in'
                  ELSE t.end_ledger_id IS NOT NULL END
        FROM gateway.wallet_transfer t
        LEFT JOIN ledger.transaction s ON s.id = t.start_ledger_id
        LEFT JOIN ledger.transaction e ON e.id = t.end_ledger_id
      UNION ALL
      SELECT 'transaction ' || l.id, true FROM ledger.transaction l
       WHERE l.kind LIKE 'vendorWallet.%'
         AND NOT EXISTS (SELECT FROM gateway.wallet_transfer t WHERE l.id IN (t.start_ledger_id, t.end_ledger_id))`,
  ),
  check(
    'what a member has moved to a vendor is the sum of the transfers',
    sql`
      SELECT 'member ' || coalesce(w.member_id, s.member_id) || ' ' || coalesce(w.vendor, s.vendor),
             (coalesce(w.moved, 0), coalesce(w.arrived, 0)) IS DISTINCT FROM (coalesce(s.moved, 0), coalesce(s.arrived, 0))
        FROM gateway.wallet_book w
        FULL JOIN (SELECT t.member_id, t.vendor, t.currency,
                          sum(CASE WHEN t.direction = 'out' AND t.status <> 'refused' THEN t.amount
                                   WHEN t.direction = 'in' AND t.status = 'done' THEN -t.amount ELSE 0 END) AS moved,
                          sum(t.amount) FILTER (WHERE t.direction = 'out' AND t.status = 'done') AS arrived
                     FROM gateway.wallet_transfer t GROUP BY 1, 2, 3) s
          ON s.member_id = w.member_id AND s.vendor = w.vendor AND s.currency = w.currency`,
  ),
  check(
    'what a member has staked and won at a vendor is the sum of the rounds of its wallet',
    sql`
      SELECT 'member ' || coalesce(w.member_id, s.member_id) || ' ' || coalesce(w.vendor, s.vendor),
             (coalesce(w.stake, 0), coalesce(w.payout, 0)) IS DISTINCT FROM (coalesce(s.stake, 0), coalesce(s.payout, 0))
        FROM gateway.wallet_book w
        FULL JOIN (SELECT r.member_id, r.vendor, r.currency, sum(r.stake::bigint)::bigint AS stake, sum(r.payout::bigint)::bigint AS payout
                     FROM gateway.wallet_round x JOIN gateway.round r ON r.id = x.round_id GROUP BY 1, 2, 3) s
          ON s.member_id = w.member_id AND s.vendor = w.vendor AND s.currency = w.currency`,
  ),
];

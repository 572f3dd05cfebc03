import { sql } from '@/lib/db/client';
import { check, type Check } from '@/lib/ledger/verify/checks';

/** The entries of a ledger transaction as sorted texts: `member 7 main THB 4850000`. */
const entriesOf = (ledgerId: string) =>
  sql.raw(`
  array(SELECT a.owner_kind || ' ' || a.owner_id || ' ' || a.kind || ' ' || a.currency || ' ' || e.amount
          FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id
         WHERE e.transaction_id = ${ledgerId} ORDER BY 1)`);

/** The entries that a request must have, in the same form; amounts of zero have none. */
const expected = (request: string, entries: readonly (readonly [account: string, amount: string])[]) =>
  sql.raw(`
  array(SELECT x.account || ' ' || ${request}.currency || ' ' || x.amount
          FROM (VALUES ${entries.map(([account, amount]) => `(${account}, (${amount})::bigint)`).join(', ')}) AS x (account, amount)
         WHERE x.amount <> 0 ORDER BY 1)`);

const member = (request: string, kind: string) => `'member ' || ${request}.member_id || ' ${kind}'`;
const house = (request: string, kind: string) => `'house 0 ${kind}:' || ${request}.channel`;

/**
 * Every deposit and withdrawal is posted with its amount and its fee, and nothing else is. Checked by `npm run verify`, beside
 * the invariants of the ledger.
 */
export const CASHIER_CHECKS: readonly Check[] = [
  check(
    'every transfer between members is posted with its amount, and no other is',
    sql`
      SELECT 'transfer ' || t.id,
             ${entriesOf('t.ledger_id')} IS DISTINCT FROM ${expected('t', [
               ["'member ' || t.from_member || ' main'", '-t.amount'],
               ["'member ' || t.to_member || ' main'", 't.amount'],
             ])}
             OR l.kind <> 'transfer.' || t.direction
        FROM cashier.member_transfer t JOIN ledger.transaction l ON l.id = t.ledger_id
      UNION ALL
      SELECT 'transaction ' || l.id, true FROM ledger.transaction l
       WHERE l.kind IN ('transfer.upline', 'transfer.downline')
         AND NOT EXISTS (SELECT FROM cashier.member_transfer t WHERE t.ledger_id = l.id)`,
  ),
  check(
    'every deposit is posted with its amount and its fee, and only if it is approved',
    sql`
      SELECT 'deposit ' || d.id,
             CASE WHEN d.ledger_id IS NULL
                  THEN EXISTS (SELECT FROM ledger.transaction t WHERE t.key = 'deposit:' || d.id)
                  ELSE ${entriesOf('d.ledger_id')} IS DISTINCT FROM ${expected('d', [
                    [house('d', 'deposits'), '-d.amount'],
                    [member('d', 'main'), 'd.amount - d.fee'],
                    [house('d', 'fees'), 'd.fee'],
                  ])} END
        FROM cashier.deposit d`,
  ),
  check(
    'every withdrawal is held, paid, released and refunded with its amount and its fee',
    sql`
      SELECT 'withdrawal ' || w.id,
             ${entriesOf('w.hold_ledger_id')} IS DISTINCT FROM ${expected('w', [
               [member('w', 'main'), '-w.amount'],
               [member('w', 'hold'), 'w.amount'],
             ])}
             OR (w.paid_at IS NOT NULL AND ${entriesOf('w.end_ledger_id')} IS DISTINCT FROM ${expected('w', [
               [member('w', 'hold'), '-w.amount'],
               [house('w', 'withdrawals'), 'w.amount - w.fee'],
               [house('w', 'fees'), 'w.fee'],
             ])})
             OR (w.paid_at IS NULL AND w.end_ledger_id IS NOT NULL
                 AND ${entriesOf('w.end_ledger_id')} IS DISTINCT FROM ${expected('w', [
                   [member('w', 'hold'), '-w.amount'],
                   [member('w', 'main'), 'w.amount'],
                 ])})
             OR (w.refund_ledger_id IS NOT NULL
                 AND ${entriesOf('w.refund_ledger_id')} IS DISTINCT FROM ${expected('w', [
                   [house('w', 'withdrawals'), 'coalesce(w.received_amount, 0) - (w.amount - w.fee)'],
                   [
                     member('w', 'main'),
                     'w.amount - w.fee - coalesce(w.received_amount, 0) + CASE WHEN coalesce(w.received_amount, 0) = 0 THEN w.fee ELSE 0 END',
                   ],
                   [
                     house('w', 'fees'),
                     'CASE WHEN coalesce(w.received_amount, 0) = 0 THEN -w.fee ELSE 0 END',
                   ],
                 ])})
        FROM cashier.withdrawal w`,
  ),
  check(
    'every redeemed cash code is an approved deposit of its value at its channel',
    sql`
      SELECT 'deposit ' || k.deposit_id,
             d.status <> 'approved' OR d.amount <> b.amount OR d.currency <> b.currency OR d.channel <> c.code
        FROM cashier.cash_code k JOIN cashier.code_batch b ON b.id = k.batch_id
        JOIN cashier.channel c ON c.id = b.channel_id JOIN cashier.deposit d ON d.id = k.deposit_id`,
  ),
  check(
    'every payment and payout that a provider has carried out is posted',
    sql`
      SELECT 'provider order ' || o.id,
             CASE o.kind WHEN 'payment' THEN d.status <> 'approved' ELSE w.paid_at IS NULL END
        FROM cashier.provider_order o
        LEFT JOIN cashier.deposit d ON d.id = o.deposit_id LEFT JOIN cashier.withdrawal w ON w.id = o.withdrawal_id
       WHERE o.status = 'paid'`,
  ),
];

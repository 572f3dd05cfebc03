import { sql } from '@/lib/db/client';
import { check, type Check } from '@/lib/ledger/verify/checks';

/** The audit log is an unbroken hash chain that ends at its stored head. Checked by `npm run verify`. */
export const AUDIT_CHECK: Check = check(
  'every entry of the audit log continues the hash chain, and none is missing',
  sql`
    WITH chain AS (
      SELECT a.*, row_number() OVER w AS place, lag(a.hash, 1, sha256('croupier audit')) OVER w AS expected
        FROM backoffice.audit a WINDOW w AS (ORDER BY a.id))
    SELECT 'audit entry ' || c.id,
           c.id <> c.place OR c.previous <> c.expected
           OR c.hash <> backoffice.audit_hash(c.id, c.at, c.operator_id, c.ip, c.action, c.subject, c.detail, c.previous)
      FROM chain c
    UNION ALL
    SELECT 'head ' || h.id, h.id <> coalesce(c.id, 0) OR h.hash <> coalesce(c.hash, sha256('croupier audit'))
      FROM backoffice.audit_head h LEFT JOIN chain c ON c.id = (SELECT max(t.id) FROM chain t)`,
);

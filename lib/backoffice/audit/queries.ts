import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';

export interface AuditEntry {
  id: bigint;
  at: Date;
  operator: string | null;
  ip: string;
  action: string;
  subject: string;
  detail: Record<string, unknown>;
}

/** Lists entries, newest first; `before` is the id of the last entry of the previous page. */
export async function listAuditEntries(
  db: Db,
  filter: { before?: bigint; subject?: string; limit: number },
): Promise<AuditEntry[]> {
  let query = db
    .selectFrom('backoffice.audit as a')
    .leftJoin('backoffice.operator as o', 'o.id', 'a.operator_id')
    .select(['a.id', 'a.at', 'o.account as operator', 'a.ip', 'a.action', 'a.subject', 'a.detail'])
    .orderBy('a.id', 'desc')
    .limit(filter.limit);
  if (filter.before !== undefined) query = query.where('a.id', '<', filter.before);
  if (filter.subject !== undefined) query = query.where('a.subject', '=', filter.subject);
  return (await query.execute()).map((row) => ({ ...row, detail: row.detail as Record<string, unknown> }));
}

/** An entry up to which the hash chain has been checked. */
export interface AuditAnchor {
  id: bigint;
  hash: Buffer;
}

export interface AuditCheck {
  /** Id of the first entry that does not match the one before it, or of the last if it differs from the stored head. */
  broken: bigint | undefined;
  /** The last entry that this check has read. */
  head: AuditAnchor;
}

/** Checks the hash chain after `anchor` (undefined: from the beginning), and compares its end with the stored head. */
export async function checkAudit(db: Db, anchor?: AuditAnchor): Promise<AuditCheck> {
  const from = sql`${anchor?.id ?? 0n}::bigint`;
  const hash = anchor ? sql`${anchor.hash}::bytea` : sql`sha256('croupier audit')`;
  const { rows } = await sql<{ broken: bigint | null; id: bigint; hash: Buffer }>`
    WITH chain AS (
      SELECT a.*, ${from} + row_number() OVER w AS place, lag(a.hash, 1, ${hash}) OVER w AS expected
        FROM backoffice.audit a WHERE a.id > ${from} WINDOW w AS (ORDER BY a.id)
    ), faults AS (
      SELECT c.id FROM chain c
       WHERE c.id <> c.place OR c.previous <> c.expected
          OR c.hash <> backoffice.audit_hash(c.id, c.at, c.operator_id, c.ip, c.action, c.subject, c.detail, c.previous)
      UNION ALL
      SELECT h.id FROM backoffice.audit_head h LEFT JOIN chain c ON c.id = (SELECT max(t.id) FROM chain t)
       WHERE h.id <> coalesce(c.id, ${from}) OR h.hash <> coalesce(c.hash, ${hash})
      UNION ALL
      SELECT ${from} WHERE ${from} > 0
         AND NOT EXISTS (SELECT FROM backoffice.audit a WHERE a.id = ${from} AND a.hash = ${hash})
    )
    SELECT (SELECT min(f.id) FROM faults f) AS broken, h.id, h.hash FROM backoffice.audit_head h`.execute(db);
  const { broken, ...head } = rows[0]!;
  return { broken: broken ?? undefined, head };
}

/** Id of the first broken entry of the whole log; undefined if it is intact. */
export const findBrokenAuditEntry = async (db: Db): Promise<bigint | undefined> =>
  (await checkAudit(db)).broken;

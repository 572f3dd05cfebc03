import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';

export interface AuditLine {
  id: bigint;
  at: Date;
  operator: string | null;
  ip: string;
  action: string;
  subject: string;
  detail: Record<string, unknown>;
}

/** A page of the log, newest first; `before` is the last line's id of the page before. */
export async function auditLines(
  db: Db,
  filter: { before?: bigint; subject?: string; limit: number },
): Promise<AuditLine[]> {
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

/** The first line that does not follow from the one before it, or where the end is not the noted head; undefined: whole. */
export async function brokenAuditLine(db: Db): Promise<bigint | undefined> {
  const { rows } = await sql<{ id: bigint }>`
    WITH chain AS (
      SELECT a.*, row_number() OVER w AS place, lag(a.hash, 1, sha256('croupier audit')) OVER w AS expected
        FROM backoffice.audit a WINDOW w AS (ORDER BY a.id)
    ), faults AS (
      SELECT c.id FROM chain c
       WHERE c.id <> c.place OR c.previous <> c.expected
          OR c.hash <> backoffice.audit_hash(c.id, c.at, c.operator_id, c.ip, c.action, c.subject, c.detail, c.previous)
      UNION ALL
      SELECT h.id FROM backoffice.audit_head h LEFT JOIN chain c ON c.id = (SELECT max(t.id) FROM chain t)
       WHERE h.id <> coalesce(c.id, 0) OR h.hash <> coalesce(c.hash, sha256('croupier audit'))
    )
    SELECT id FROM faults ORDER BY id LIMIT 1`.execute(db);
  return rows[0]?.id;
}

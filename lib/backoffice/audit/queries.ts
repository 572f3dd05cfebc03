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

/** A line of the log whose hash is known to be right: everything up to it has been read. */
export interface AuditAnchor {
  id: bigint;
  hash: Buffer;
}

export interface AuditCheck {
  /** The first line that does not follow from the one before it, or where the end is not the noted head. */
  broken: bigint | undefined;
  /** The end of the log as this check has seen it. */
  head: AuditAnchor;
}

/** Holds the chain's lines after `anchor` (undefined: all of them) against each other, and its end against the noted head. */
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

/** The first broken line of the whole log; undefined: it is whole. */
export const brokenAuditLine = async (db: Db): Promise<bigint | undefined> => (await checkAudit(db)).broken;

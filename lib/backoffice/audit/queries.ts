import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@/lib/db/client';
import { escapeLike } from '@/lib/db/like';

export interface AuditEntry {
  id: bigint;
  at: Date;
  operator: string | null;
  ip: string;
  action: string;
  subject: string;
  detail: Record<string, unknown>;
}

export interface AuditFilter {
  subject?: string | undefined;
  action?: string | undefined;
  /** The operator's id; null for the command line. */
  operatorId?: bigint | null | undefined;
  /** The period; `until` is not included. */
  since?: Date | undefined;
  until?: Date | undefined;
  /** A part of the subject or of the detail, in any case. */
  text?: string | undefined;
  limit: number;
}

/** The conditions of a filter on `backoffice.audit a`, each with a leading AND. The text is searched in the index audit_text_idx. */
function auditConditions(filter: Omit<AuditFilter, 'limit'>): RawBuilder<unknown> {
  const { subject, action, operatorId, since, until, text } = filter;
  return sql`${subject === undefined ? NONE : sql`AND a.subject = ${subject}`}
    ${action === undefined ? NONE : sql`AND a.action = ${action}`}
    ${operatorId === null ? sql`AND a.operator_id IS NULL` : operatorId === undefined ? NONE : sql`AND a.operator_id = ${operatorId}`}
    ${since === undefined ? NONE : sql`AND a.at >= ${since}`} ${until === undefined ? NONE : sql`AND a.at < ${until}`}
    ${text === undefined ? NONE : sql`AND (a.subject || ' ' || (a.detail #>> '{}')) ILIKE ${`%${escapeLike(text)}%`}`}`;
}

const NONE = sql``;

/** The entries of a filter, without an order: rows of AuditEntry. The query can go on with AND. */
export const auditEntries = (filter: Omit<AuditFilter, 'limit'>): RawBuilder<unknown> => sql`
  SELECT a.id, a.at, o.account AS operator, a.ip, a.action, a.subject, a.detail
    FROM backoffice.audit a LEFT JOIN backoffice.operator o ON o.id = a.operator_id
   WHERE true ${auditConditions(filter)}`;

/** Lists entries, newest first. */
export async function listAuditEntries(db: Db, filter: AuditFilter): Promise<AuditEntry[]> {
  const { rows } = await sql<AuditEntry>`
    ${auditEntries(filter)} ORDER BY a.id DESC LIMIT ${filter.limit}`.execute(db);
  return rows;
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

/** The stored end of the log. Without entries the id is 0. */
export const auditHead = (db: Db): Promise<AuditAnchor> =>
  db.selectFrom('backoffice.audit_head').select(['id', 'hash']).executeTakeFirstOrThrow();

/** Whether the log has this entry with this hash: false if it was cut off before it, or written anew. */
export async function hasAuditAnchor(db: Db, anchor: AuditAnchor): Promise<boolean> {
  if (anchor.id === 0n) return true;
  const row = await db
    .selectFrom('backoffice.audit')
    .select('id')
    .where('id', '=', anchor.id)
    .where('hash', '=', anchor.hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Id of the first broken entry of the whole log; undefined if it is intact. */
export const findBrokenAuditEntry = async (db: Db): Promise<bigint | undefined> =>
  (await checkAudit(db)).broken;

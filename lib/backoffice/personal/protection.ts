import { sql, type Db } from '@/lib/db/client';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import { openPicture } from '@/lib/protection/documents/secrets';

const at = (moment: Date | null) => moment?.toISOString() ?? null;

/**
 * What a member has set and sent for their protection, for the export of personal data: limits, exclusions, and documents with those
 * pictures that are not deleted yet (JPEG, base64).
 */
export async function personalProtection(db: Db, memberId: bigint) {
  const limits = await db
    .selectFrom('protection.member_limit')
    .select(['kind', 'period', 'source', 'amount', 'pending_amount', 'pending_at', 'changed_at'])
    .where('member_id', '=', memberId)
    .orderBy('changed_at')
    .execute();
  const exclusions = await db
    .selectFrom('protection.exclusion')
    .select(['kind', 'period', 'begun_at', 'until', 'ends_at', 'ended_how'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
  const { rows: documents } = await sql<{
    id: bigint;
    kind: string;
    status: string;
    createdAt: Date;
    decidedAt: Date | null;
    reason: string | null;
    validUntil: string | null;
    sealed: Buffer | null;
  }>`
    SELECT d.id, d.kind, d.status, d.created_at AS "createdAt", d.decided_at AS "decidedAt", d.reason, d.valid_until::text AS "validUntil",
           p.sealed
      FROM protection.document d LEFT JOIN protection.document_picture p ON p.document_id = d.id
     WHERE d.member_id = ${memberId} ORDER BY d.id`.execute(db);
  const decimal = (value: bigint | null) => (value === null ? null : formatDecimal(value as Amount));
  return {
    limits: limits.map((row) => ({
      changedAt: at(row.changed_at),
      kind: row.kind,
      period: row.period,
      source: row.source,
      amount: decimal(row.amount),
      pendingAmount: decimal(row.pending_amount),
      pendingAt: at(row.pending_at),
    })),
    exclusions: exclusions.map((row) => ({
      at: at(row.begun_at),
      kind: row.kind,
      period: row.period,
      until: at(row.until),
      endsAt: at(row.ends_at),
      ended: row.ended_how,
    })),
    documents: documents.map(({ id, createdAt, decidedAt, sealed, ...row }) => ({
      at: at(createdAt),
      decidedAt: at(decidedAt),
      ...row,
      picture: sealed ? openPicture(sealed, memberId, id).toString('base64') : null,
    })),
  };
}

import { sql, type Db } from '@/lib/db/client';
import { parseAmount } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { notFound } from '@/lib/platform/errors';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf } from '@/lib/platform/zone';
import type { MemberDocument } from '../types';
import { isRequired, isValid, type Requirement } from './rules';
import { openPicture } from './secrets';

const COLUMNS = sql`d.id, d.member_id AS "memberId", d.kind, d.status, d.created_at AS "createdAt", d.decided_at AS "decidedAt", d.reason,
  d.valid_until::text AS "validUntil",
  EXISTS (SELECT FROM protection.document_picture p WHERE p.document_id = d.id) AS "hasPicture"`;

/** A member's documents, newest first. */
export async function listDocuments(db: Db, memberId: bigint): Promise<MemberDocument[]> {
  const { rows } = await sql<MemberDocument>`
    SELECT ${COLUMNS} FROM protection.document d WHERE d.member_id = ${memberId} ORDER BY d.id DESC LIMIT 50`.execute(
    db,
  );
  return rows;
}

/** One document. Throws NOT_FOUND. */
export async function requireDocument(db: Db, id: bigint): Promise<MemberDocument> {
  const { rows } = await sql<MemberDocument>`
    SELECT ${COLUMNS} FROM protection.document d WHERE d.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** The JPEG of a document. With `memberId` only that member's. Throws NOT_FOUND, also if the picture was deleted. */
export async function readDocumentPicture(db: Db, id: bigint, memberId?: bigint): Promise<Buffer> {
  const { rows } = await sql<{ memberId: bigint; sealed: Buffer }>`
    SELECT d.member_id AS "memberId", p.sealed FROM protection.document d
      JOIN protection.document_picture p ON p.document_id = d.id WHERE d.id = ${id}`.execute(db);
  const found = rows[0];
  if (!found || (memberId !== undefined && found.memberId !== memberId)) throw notFound();
  return openPicture(found.sealed, found.memberId, id);
}

export interface VerificationState {
  /** An approved document that has not expired. */
  verified: boolean;
  /** The next withdrawal needs one. */
  required: boolean;
}

const requirement = (): Requirement => {
  const { firstWithdrawal, depositsAbove } = siteConfig().protection.documents;
  return {
    firstWithdrawal,
    depositsAbove: depositsAbove === '' ? null : (parseAmount(depositsAbove) ?? null),
  };
};

/** Whether the member has proved their identity, and whether the next withdrawal needs it. */
export async function verificationState(db: Db, memberId: bigint): Promise<VerificationState> {
  const { rows } = await sql<{ deposits: bigint; withdrawals: bigint }>`
    SELECT (SELECT coalesce(sum(d.amount), 0)::bigint FROM cashier.deposit d
             WHERE d.member_id = ${memberId} AND d.status = 'approved') AS deposits,
           (SELECT count(*) FROM cashier.withdrawal w
             WHERE w.member_id = ${memberId} AND w.status NOT IN ('rejected', 'cancelled')) AS withdrawals`.execute(
    db,
  );
  const { deposits, withdrawals } = rows[0]!;
  const today = dayOf(now(), siteConfig().money.settlementZone);
  const identity = (await listDocuments(db, memberId)).filter(({ kind }) => kind === 'identity');
  return {
    verified: identity.some((document) => isValid(document, today)),
    required: isRequired(requirement(), { deposits, withdrawals: Number(withdrawals) }),
  };
}

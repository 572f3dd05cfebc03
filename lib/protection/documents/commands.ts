import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { createLimit } from '@/lib/identity/throttle/limit';
import { createNotice } from '@/lib/notices/commands';
import { now } from '@/lib/platform/clock';
import { cleanPicture } from '@/lib/platform/pictures';
import { siteConfig } from '@/lib/platform/site-config';
import { documentDecided, documentPending } from '../errors';
import type { DocumentKind, MemberDocument } from '../types';
import { requireDocument } from './queries';
import { sealPicture } from './secrets';

const DAY_MS = 86_400_000;

// Re-encoding takes CPU time. Ten pictures a day are enough for two kinds of documents.
const uploadLimit = createLimit('protection-document', 10, DAY_MS / 1000);

/**
 * Stores a member's document for review: re-encoded as JPEG without metadata, and sealed. Throws DOCUMENT_PENDING 409, INVALID_INPUT
 * on `picture` (see cleanPicture), TOO_MANY_REQUESTS 429 after ten a day.
 */
export async function uploadDocument(
  db: Db,
  memberId: bigint,
  kind: DocumentKind,
  picture: Blob,
): Promise<MemberDocument> {
  await uploadLimit.take(String(memberId));
  const { jpeg } = await cleanPicture(picture, 'picture');
  return inTransaction(db, async (tx) => {
    const row = await tx
      .insertInto('protection.document')
      .values({ member_id: memberId, kind, created_at: now() })
      .onConflict((on) => on.columns(['member_id', 'kind']).where('status', '=', 'pending').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) throw documentPending();
    await tx
      .insertInto('protection.document_picture')
      .values({ document_id: row.id, sealed: sealPicture(jpeg, memberId, row.id) })
      .execute();
    return requireDocument(tx, row.id);
  });
}

export type DocumentDecision =
  { decision: 'approve'; validUntil: string | null } | { decision: 'reject'; reason: string };

/**
 * Approves or rejects a document, in the caller's database transaction; the member gets a notice. Throws NOT_FOUND, DOCUMENT_DECIDED 409.
 */
export async function decideDocument(
  tx: Tx,
  id: bigint,
  operatorId: bigint,
  given: DocumentDecision,
): Promise<MemberDocument> {
  await sql`SELECT FROM protection.document d WHERE d.id = ${id} FOR UPDATE`.execute(tx);
  const document = await requireDocument(tx, id);
  if (document.status !== 'pending') throw documentDecided();
  const approved = given.decision === 'approve';
  await tx
    .updateTable('protection.document')
    .set({
      status: approved ? 'approved' : 'rejected',
      decided_by: operatorId,
      decided_at: now(),
      reason: approved ? null : given.reason,
      valid_until: approved ? given.validUntil : null,
    })
    .where('id', '=', id)
    .execute();
  await createNotice(
    tx,
    document.memberId,
    approved ? 'documentApproved' : 'documentRejected',
    approved ? {} : { reason: given.reason },
  );
  return requireDocument(tx, id);
}

/** Deletes the pictures of documents that were decided longer ago than the operators keep them. Returns their number. */
export async function deleteOldPictures(db: Db): Promise<number> {
  const before = new Date(now().getTime() - siteConfig().protection.documents.keepDays * DAY_MS);
  const { rows } = await sql`
    DELETE FROM protection.document_picture p USING protection.document d
     WHERE d.id = p.document_id AND d.decided_at < ${before} RETURNING p.document_id`.execute(db);
  return rows.length;
}

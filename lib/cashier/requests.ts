import { sql } from 'kysely';
import type { Tx } from '@/lib/db/client';
import { idempotencyConflict } from '@/lib/ledger/errors';
import { sha256 } from '@/lib/platform/ids';

// Any number works as long as every node uses the same.
const CASHIER_LOCK = 7_205_360;

/**
 * Serialises the requests of one member until the end of the database transaction, so that counts of open requests and
 * replays are decided on committed rows.
 */
export async function lockMemberRequests(tx: Tx, memberId: bigint): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${String(memberId)}, ${CASHIER_LOCK}))`.execute(tx);
}

/** The SHA-256 of a request's content, stored with its requestId. */
export function contentDigest(content: readonly (string | bigint)[]): Buffer {
  return sha256(JSON.stringify(content.map(String)));
}

/** Throws IDEMPOTENCY_CONFLICT 409 if the request that used the requestId before had other content. */
export function assertSameContent(storedDigest: Uint8Array, digest: Buffer): void {
  if (!digest.equals(storedDigest)) throw idempotencyConflict();
}

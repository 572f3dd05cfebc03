import { sql } from 'kysely';
import type { Tx } from '@/lib/db/client';
import { idempotencyConflict } from '@/lib/ledger/errors';
import { sha256 } from '@/lib/platform/ids';

// Any number works as long as every node uses the same.
const CASHIER_LOCK = 7_205_360;

/** Puts a member's requests one after another, so that counts and replays are decided on what is really there. */
export async function takeTurn(tx: Tx, memberId: bigint): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${String(memberId)}, ${CASHIER_LOCK}))`.execute(tx);
}

/** What a requestId stands for: the same one with other content is a conflict. */
export function digestOf(content: readonly (string | bigint)[]): Buffer {
  return sha256(JSON.stringify(content.map(String)));
}

/** Throws IDEMPOTENCY_CONFLICT 409 where the request that used the id asked for something else. */
export function demandSame(known: Uint8Array, digest: Buffer): void {
  if (!digest.equals(known)) throw idempotencyConflict();
}

import { sql, type Tx } from '@/lib/db/client';
import { changedMeanwhile } from '../errors';

/**
 * Locks the links of the site for the rest of the database transaction, and returns what `read` finds of them. Throws
 * CHANGED_MEANWHILE 409 if it is not what the operator has `seen`; undefined for programs that replace it, however it is.
 */
export async function takeResources<Found>(
  tx: Tx,
  read: () => Promise<Found>,
  seen: Found | undefined,
): Promise<Found> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('content.resource', 0))`.execute(tx);
  const found = await read();
  if (seen !== undefined && JSON.stringify(seen) !== JSON.stringify(found)) throw changedMeanwhile();
  return found;
}

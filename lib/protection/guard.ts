import { sql, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';

/**
 * Has the wallet check the member's stakes, or not any more. Call it in the database transaction that changes a limit or an
 * exclusion of the member.
 */
export async function setGuard(tx: Tx, memberId: bigint): Promise<void> {
  await sql`SELECT protection.set_guard(${memberId}, ${now()})`.execute(tx);
}

/** As setGuard, for every member: after the site's limits have changed, and from time to time to forget exclusions that have ended. */
export async function guardEverybody(db: Db): Promise<void> {
  await sql`SELECT protection.guard_everybody(${now()})`.execute(db);
}

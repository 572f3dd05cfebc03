import { sql, type Tx } from '@/lib/db/client';

/**
 * Locks lines and contracts until the end of the database transaction (docs/decisions/0132). Everything that moves an agent or changes a
 * contract takes it before it reads, so that no cycle and no rate above the upline's can come from two changes at once. It is the first lock
 * of its transaction.
 */
export async function lockStructure(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('agents-structure', 0))`.execute(tx);
}

/**
 * The same for what reads lines and contracts and changes neither: readers do not wait for each other, only for changes of the structure. A
 * registration below an upline takes it in the trigger identity.set_member_path.
 */
export async function shareStructure(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(hashtextextended('agents-structure', 0))`.execute(tx);
}

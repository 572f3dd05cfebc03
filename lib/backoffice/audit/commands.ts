import { sql } from 'kysely';
import { inTransaction, type Db, type Tx } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import type { Actor } from '../types';

export interface NewAuditEntry {
  operatorId: bigint | null;
  ip: string;
  /** The operation: `withdrawal.approve`. */
  action: string;
  /** Its object: `withdrawal:123`. */
  subject: string;
  /** Further facts; no secrets. */
  detail: Record<string, unknown>;
}

/** An actor's operation for the audit log; the actor's id and address are added. */
export interface AuditedAction {
  action: string;
  subject: string;
  detail?: Record<string, unknown>;
}

/** Appends an entry to the audit log. Call it in the database transaction of the operation that it records. */
export async function appendAuditEntry(db: Db, entry: NewAuditEntry): Promise<void> {
  await sql`SELECT backoffice.append_audit_entry(${now()}, ${entry.operatorId}::bigint, ${entry.ip}, ${entry.action}, ${entry.subject},
    ${JSON.stringify(entry.detail)}::jsonb)`.execute(db);
}

/** Appends an entry for what the actor did or read. `db` is the transaction if there is one. */
export function recordAction(
  { db: ownDb, operator, ip }: Actor,
  { action, subject, detail = {} }: AuditedAction,
  db: Db = ownDb,
): Promise<void> {
  return appendAuditEntry(db, { operatorId: operator.id, ip, action, subject, detail });
}

/**
 * Performs an operation and appends its audit entry in one database transaction, so that neither exists without the
 * other. `work` returns the outcome and the action to record. Retried as inTransaction.
 */
export function auditedTransaction<Outcome>(
  actor: Actor,
  work: (tx: Tx) => Promise<AuditedAction & { outcome: Outcome }>,
): Promise<Outcome> {
  return inTransaction(actor.db, async (tx) => {
    const { outcome, ...action } = await work(tx);
    await recordAction(actor, action, tx);
    return outcome;
  });
}

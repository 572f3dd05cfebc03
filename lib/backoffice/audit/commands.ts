import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';

export interface AuditNote {
  operatorId: bigint | null;
  ip: string;
  /** What was done: `withdrawal.approve`. */
  action: string;
  /** To what: `withdrawal:123`. */
  subject: string;
  /** What else matters; no secrets. */
  detail: Record<string, unknown>;
}

/** Writes a line of the audit log, in the transaction of what it tells of: neither is there without the other. */
export async function note(db: Db, entry: AuditNote): Promise<void> {
  await sql`SELECT backoffice.note(${now()}, ${entry.operatorId}::bigint, ${entry.ip}, ${entry.action}, ${entry.subject},
    ${JSON.stringify(entry.detail)}::jsonb)`.execute(db);
}

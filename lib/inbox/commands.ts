import { inTransaction, sql, type Db, type Tx } from '@/lib/db/client';
import { DELIVER_TASK } from '@/lib/identity/outgoing/constants';
import { now } from '@/lib/platform/clock';
import { AppError, notFound } from '@/lib/platform/errors';
import type { DeliveryStatus } from './types';

export interface DeliveryResult {
  status: DeliveryStatus;
  provider: 'outbox' | 'smtp' | 'twilio';
  providerId?: string | undefined;
  reason?: string;
  /** Whether to erase the sealed recipient and values. */
  forget?: boolean;
}

/** Records the result of one attempt to deliver a message. */
export async function recordDelivery(db: Db, outgoingId: bigint, mark: DeliveryResult): Promise<void> {
  const row = {
    status: mark.status,
    provider: mark.provider,
    provider_id: mark.providerId ?? null,
    reason: mark.reason ?? null,
    changed_at: now(),
  };
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('inbox.delivery')
      .values({ outgoing_id: outgoingId, attempts: 1, ...row })
      .onConflict((on) =>
        on.column('outgoing_id').doUpdateSet({ ...row, attempts: sql<number>`delivery.attempts + 1` }),
      )
      .execute();
    if (mark.forget) {
      await tx.updateTable('identity.outgoing').set({ sealed: null }).where('id', '=', outgoingId).execute();
    }
  });
}

/** The message cannot be sent again: its status is neither failed nor stored, or it has expired, or its content is erased. */
export const notRetryable = () => new AppError('NOT_RETRYABLE', 409);

/**
 * Sends a message again that failed, or that was stored because there was no provider. Returns its former status. Throws NOT_FOUND 404,
 * NOT_RETRYABLE 409.
 */
export async function retryMessage(tx: Tx, id: bigint): Promise<{ before: string; template: string }> {
  const row = await tx
    .selectFrom('identity.outgoing as o')
    .innerJoin('inbox.delivery as d', 'd.outgoing_id', 'o.id')
    .select(['o.template', 'o.not_after', 'd.status'])
    .select((on) => on('o.sealed', 'is not', null).as('sealed'))
    .where('o.id', '=', id)
    .where('o.suppressed', '=', false)
    .forUpdate('d')
    .executeTakeFirst();
  if (!row) throw notFound();
  const mayRetry = (row.status === 'failed' || row.status === 'stored') && row.sealed === true;
  if (!mayRetry || row.not_after <= now()) throw notRetryable();
  await tx
    .updateTable('inbox.delivery')
    .set({ status: 'retrying', changed_at: now() })
    .where('outgoing_id', '=', id)
    .execute();
  await sql`SELECT graphile_worker.add_job(${DELIVER_TASK}, json_build_object('id', ${String(id)}::text), max_attempts := 8)`.execute(
    tx,
  );
  return { before: row.status, template: row.template };
}

import { inTransaction, sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
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

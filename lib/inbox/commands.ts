import { inTransaction, sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import type { DeliveryStatus } from './types';

export interface DeliveryMark {
  status: DeliveryStatus;
  provider: 'outbox' | 'smtp' | 'twilio';
  providerId?: string | undefined;
  reason?: string;
  /** Recipient and values are of no more use here. */
  forget?: boolean;
}

/** Writes down what became of a message; each call is one try more. */
export async function markDelivery(db: Db, outgoingId: bigint, mark: DeliveryMark): Promise<void> {
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

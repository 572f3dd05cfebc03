import type { Tx } from '@/lib/db/client';
import type { ServiceChannel } from './queries';

/** Replaces the channels of customer service, in their order; paths that were sealed before lead on where they remain. */
export async function setServiceChannels(tx: Tx, channels: readonly ServiceChannel[]): Promise<void> {
  await tx.deleteFrom('content.service_channel').execute();
  if (channels.length === 0) return;
  await tx
    .insertInto('content.service_channel')
    .values(channels.map(({ csType, path }, position) => ({ cs_type: csType, path, position })))
    .execute();
}

import type { Tx } from '@/lib/db/client';
import type { ServiceChannel } from './queries';

/**
 * Replaces the support channels, in the order given. Encrypted paths that were handed out earlier keep working for the
 * channels that remain.
 */
export async function setServiceChannels(tx: Tx, channels: readonly ServiceChannel[]): Promise<void> {
  await tx.deleteFrom('content.service_channel').execute();
  if (channels.length === 0) return;
  await tx
    .insertInto('content.service_channel')
    .values(channels.map(({ csType, path }, position) => ({ cs_type: csType, path, position })))
    .execute();
}

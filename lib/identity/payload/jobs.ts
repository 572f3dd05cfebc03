import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { rotateKeys } from './keys';

/** Makes the next key in time and deletes what has run out: old keys, and ids of bodies that are too old to be read. */
export async function tendPayloadKeys(db: Db): Promise<void> {
  await rotateKeys(db);
  const at = now();
  await db.deleteFrom('identity.payload_key').where('ends_at', '<', at).execute();
  await db.deleteFrom('identity.payload_seen').where('ends_at', '<', at).execute();
}

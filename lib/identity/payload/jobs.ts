import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { createKeyIfDue } from './keys';

/** Creates the next key when it is due, and deletes expired keys and the ids of bodies that are too old to be accepted. */
export async function rotatePayloadKeys(db: Db): Promise<void> {
  await createKeyIfDue(db);
  const at = now();
  await db.deleteFrom('identity.payload_key').where('ends_at', '<', at).execute();
  await db.deleteFrom('identity.payload_seen').where('ends_at', '<', at).execute();
}

import type { Db } from '@/lib/db/client';
import { countPlay } from './count';

/** Counts what members played. Runs every five minutes, a minute after the end of each slot. */
export async function settleAgents(db: Db): Promise<void> {
  await countPlay(db);
}

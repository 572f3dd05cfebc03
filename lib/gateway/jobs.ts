import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';

/** How long a launch stays readable after its token has ended: for whoever looks into a complaint of the day. */
const KEPT_MS = 86_400_000;

/** Every hour: clears launches of yesterday away. Returns how many. */
export async function sweepLaunches(db: Db): Promise<bigint> {
  const before = new Date(now().getTime() - KEPT_MS);
  const { rows } = await sql<{
    cleared: bigint;
  }>`SELECT gateway.clear_launches(${before}) AS cleared`.execute(db);
  return rows[0]!.cleared;
}

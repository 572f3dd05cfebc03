import { sql } from 'kysely';
import type { Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { HEALTH_DAYS } from './health/constants';

/** Launches are stored for a day after their token has ended, so that a complaint can be examined. */
const RETENTION_MS = 86_400_000;

/** Deletes launches whose token ended more than a day ago; runs every hour. Returns how many. */
export async function deleteExpiredLaunches(db: Db): Promise<bigint> {
  const before = new Date(now().getTime() - RETENTION_MS);
  const { rows } = await sql<{
    deleted: bigint;
  }>`SELECT gateway.delete_expired_launches(${before}) AS deleted`.execute(db);
  return rows[0]!.deleted;
}

/** Deletes the counts of vendors' calls that are older than 30 days; runs every hour. */
export async function deleteOldHealth(db: Db): Promise<void> {
  const before = new Date(now().getTime() - HEALTH_DAYS * 86_400_000);
  await sql`SELECT gateway.delete_old_minutes(${before})`.execute(db);
}

import { sql, type Db } from '@/lib/db/client';
import { setFeedBound } from '../feed/commands';
import { ROLL_UP_LIMIT } from './constants';

/**
 * Adds everything that the bet feed has to the roll-ups, in parts of `limit` round ids, each a database transaction of its own.
 * Two runs at once wait for each other. Returns the number of parts.
 */
export async function rollUp(db: Db, zone: string, limit = ROLL_UP_LIMIT): Promise<number> {
  await setFeedBound(db);
  let parts = 0;
  while (await rollUpPart(db, zone, limit)) parts += 1;
  return parts;
}

async function rollUpPart(db: Db, zone: string, limit: number): Promise<boolean> {
  const { rows } = await sql<{ read: boolean }>`SELECT reporting.roll_up(${zone}, ${limit}) AS read`.execute(
    db,
  );
  return rows[0]!.read;
}

import { sql, type Db } from '@/lib/db/client';
import { MONEY_LIMIT } from './constants';

/**
 * Adds the ledger, up to its newest checkpoint, to the sums of house money, in parts of `limit` transaction ids, each a database
 * transaction of its own. Two runs at once wait for each other. Returns the number of parts.
 */
export async function rollUpMoney(db: Db, zone: string, limit = MONEY_LIMIT): Promise<number> {
  let parts = 0;
  while (await rollUpPart(db, zone, limit)) parts += 1;
  return parts;
}

async function rollUpPart(db: Db, zone: string, limit: number): Promise<boolean> {
  const { rows } = await sql<{
    read: boolean;
  }>`SELECT reporting.roll_up_money(${zone}, ${limit}) AS read`.execute(db);
  return rows[0]!.read;
}

import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { askAbout } from './commands';
import { ASK_AT_ONCE, ASK_RUN_MS, WALLET_TIMES, type WalletTimes } from './constants';

/**
 * Asks about every transfer whose outcome is not known and whose time has come; runs every minute. The questions about one vendor wait only
 * for each other, so that a vendor that hangs does not keep the others waiting. Several processes may call it at the same time: a question sets the time of the
 * next one first.
 */
export async function askDueTransfers(db: Db, times: WalletTimes = WALLET_TIMES): Promise<void> {
  const until = performance.now() + ASK_RUN_MS;
  const { rows } = await sql<{ vendor: string }>`
    SELECT DISTINCT t.vendor FROM gateway.wallet_transfer t WHERE t.next_ask_at <= ${now()}`.execute(db);
  await Promise.all(rows.map(({ vendor }) => askVendor(db, vendor, until, times)));
}

async function askVendor(db: Db, vendor: string, until: number, times: WalletTimes): Promise<void> {
  while (performance.now() < until) {
    const { rows } = await sql<{ id: bigint }>`
      SELECT t.id FROM gateway.wallet_transfer t
       WHERE t.vendor = ${vendor} AND t.next_ask_at <= ${now()} ORDER BY t.next_ask_at LIMIT ${ASK_AT_ONCE}`.execute(
      db,
    );
    if (rows.length === 0) return;
    await Promise.all(
      rows.map(({ id }) =>
        // One transfer that cannot be asked about must not stop the others.
        askAbout(db, id, { times }).catch((err: unknown) =>
          logger.error({ err, transfer: String(id) }, 'a vendor could not be asked about a transfer'),
        ),
      ),
    );
  }
}

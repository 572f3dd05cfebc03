import { sql, type Db } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { askOrder } from './commands';
import { AT_ONCE, RUN_MS } from './constants';

/**
 * Asks the providers about every order that is due: those without an answer, those under way, and payments that may still arrive. Several
 * processes may call it at the same time: an ask sets the time of the next one first.
 */
export async function askDue(db: Db): Promise<void> {
  const until = performance.now() + RUN_MS;
  const asked = new Set<bigint>();
  while (performance.now() < until) {
    const { rows } = await sql<{ id: bigint }>`
      SELECT id FROM cashier.provider_order WHERE next_ask_at <= ${now()} ORDER BY next_ask_at LIMIT ${AT_ONCE}`.execute(
      db,
    );
    const due = rows.filter(({ id }) => !asked.has(id));
    if (due.length === 0) return;
    await Promise.all(
      due.map(({ id }) => {
        asked.add(id);
        // One order that cannot be asked about must not stop the others.
        return askOrder(db, id, 'again').catch((err: unknown) =>
          logger.error({ err, order: String(id) }, 'a payment provider could not be asked'),
        );
      }),
    );
  }
}

import { now } from '@/lib/platform/clock';
import type { Sql } from '@/lib/studio/play/host';
import { readSettings } from '../settings/queries';
import { KEPT_DRAWS, REMOVED_AT_ONCE, REMOVED_PER_RUN } from './constants';

const DAY_MS = 86_400_000;

/** Before this moment draws without bets of a game are removed, by its days to keep. */
export const keptSince = (keepDays: number, at: Date): Date => new Date(at.getTime() - keepDays * DAY_MS);

/**
 * Removes draws that nobody bet on and that are older than the operators keep them (docs/decisions/0157), in small batches, each of its own; of a game
 * the latest 1,000 stay. Returns how many are removed now. Several processes may do it at once, and it can be killed at any point.
 */
export async function removeOldDraws(sql: Sql): Promise<number> {
  const at = now();
  let removed = 0;
  for (const { game, keepDays } of (await readSettings(sql)).games)
    for (let lookedAt = 0; lookedAt < REMOVED_PER_RUN;) {
      const { rows } = await sql.query<{ looked_at: number; removed: number }>({
        name: 'lottery-remove-draws',
        text: 'SELECT * FROM studio.remove_lottery_draws($1, $2, $3, $4)',
        values: [game.code, keptSince(keepDays, at), KEPT_DRAWS, REMOVED_AT_ONCE],
      });
      const batch = rows[0]!;
      removed += batch.removed;
      lookedAt += batch.looked_at;
      if (batch.looked_at < REMOVED_AT_ONCE) break;
    }
  return removed;
}

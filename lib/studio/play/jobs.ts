import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { STRANDED_AFTER } from './constants';
import type { StudioHost } from './host';
import { finishSpin } from './spin/commands';
import { strandedSpins } from './spin/queries';

/**
 * Settles spins that were begun and never answered, because the process or the line broke and the player did not
 * come back (trust.md F10): the intended outcome is paid, or a bet that the wallet never took is dropped.
 * Spins that cannot be settled now (their game is gone, say) do not stand in the way of those behind them.
 * Gives how many it looked at; to be run every minute.
 */
export async function completeStranded(host: StudioHost, pageSize = 200): Promise<number> {
  const before = new Date(now().getTime() - STRANDED_AFTER);
  let looked = 0;
  let after = 0n;
  for (;;) {
    const spins = await strandedSpins(host.sql, before, pageSize, after);
    for (const spin of spins) {
      after = spin.spin_id;
      await finishSpin(host, spin).catch((err: unknown) =>
        logger.info({ err, spinId: String(spin.spin_id) }, 'a stranded spin was not settled'),
      );
    }
    looked += spins.length;
    if (spins.length < pageSize) return looked;
  }
}

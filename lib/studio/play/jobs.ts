import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { STRANDED_AFTER } from './constants';
import type { StudioHost } from './host';
import { finishSpin } from './spin/commands';
import { openVersions, seatsWithRoundsOf, strandedSpins } from './spin/queries';
import { voidRound } from './spin/void';

/**
 * Settles moves that were started and never settled, because a process or a connection failed and the player did not return
 * (docs/trust.md F10): the outcome is paid, or a move whose bet the wallet never accepted is deleted. A move that cannot be settled
 * now does not delay the others. Returns how many it tried. Runs every minute.
 */
export async function settleStrandedSpins(host: StudioHost, pageSize = 200): Promise<number> {
  const before = new Date(now().getTime() - STRANDED_AFTER);
  let tried = 0;
  let after = 0n;
  for (;;) {
    const spins = await strandedSpins(host.sql, before, pageSize, after);
    for (const spin of spins) {
      after = spin.spin_id;
      await finishSpin(host, spin).catch((err: unknown) =>
        logger.info({ err, spinId: String(spin.spin_id) }, 'a stranded move was not settled'),
      );
    }
    tried += spins.length;
    if (spins.length < pageSize) return tried;
  }
}

/**
 * Voids the open rounds whose version of their model this build does not have, so that no stake stays in a round that nobody can
 * finish. Returns how many. Runs every minute. If the wallet does not reply about a round, the round is tried again the next time.
 */
export async function voidRoundsOfGoneVersions(host: StudioHost, pageSize = 200): Promise<number> {
  let voided = 0;
  for (const version of await openVersions(host.sql)) {
    if (host.model(version.engine, version.model, version.version)) continue;
    for (let after = 0n; ;) {
      const rounds = await seatsWithRoundsOf(host.sql, version, pageSize, after);
      for (const round of rounds) {
        after = round.seatId;
        await voidRound(host, round).then(
          () => voided++,
          (err: unknown) => logger.info({ err, roundId: String(round.roundId) }, 'a round was not voided'),
        );
      }
      if (rounds.length < pageSize) break;
    }
  }
  return voided;
}

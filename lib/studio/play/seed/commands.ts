import { now } from '@/lib/platform/clock';
import { newSeed, openSeed } from '../chance';
import { gameSessionOver, roundOpen, seedChanged } from '../errors';
import type { Sql } from '../host';
import { waitForRecord } from '../spin/commands';
import { seatFairness } from './queries';

/**
 * Sets the browser's client seed. The first time this starts the server seed whose hash was shown. Later it reveals the server seed in
 * use and starts the next one, whose hash was shown before the browser chose (docs/trust.md F2).
 * Returns the revealed server seed, or null the first time. Throws ROUND_STILL_OPEN, SEED_CHANGED, GAME_SESSION_OVER.
 */
export async function changeSeed(
  sql: Sql,
  seat: { seatId: bigint; tokenHash: Buffer },
  clientSeed: string,
): Promise<{ serverSeed: string; commitment: string } | null> {
  // The response of a move is sent before the move is recorded as settled; until then its round seems open.
  await waitForRecord(seat.seatId);
  const fairness = await seatFairness(sql, seat.seatId);
  const { rows } = await sql.query<{ sealed: Buffer }>({
    text: 'SELECT sealed FROM studio.seed WHERE id = $1',
    values: [fairness.seedId.toString()],
  });
  const serverSeed = openSeed(rows[0]!.sealed, fairness.commitment);
  const following = newSeed();
  const answer = await sql.query<{ outcome: string }>({
    text: 'SELECT studio.change_seed($1, $2, $3, $4, $5, $6, $7) AS outcome',
    values: [
      seat.tokenHash,
      clientSeed,
      fairness.seedId.toString(),
      serverSeed,
      following.commitment,
      following.sealed,
      now(),
    ],
  });
  switch (answer.rows[0]!.outcome) {
    case 'started':
      return null;
    case 'rotated':
      return { serverSeed, commitment: fairness.commitment };
    case 'ROUND':
      throw roundOpen();
    case 'STALE':
      throw seedChanged();
    default:
      throw gameSessionOver();
  }
}

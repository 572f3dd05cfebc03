import { randomUUID } from 'node:crypto';
import type { Db } from '@/lib/db/client';
import { launchGame } from '@/lib/gateway/launch/commands';
import { studioHost } from '@/lib/studio-host/host';
import { parseAmount } from '@/lib/money/amount';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { sha256 } from '@/lib/platform/ids';
import { changeSeed } from '@/lib/studio/play/seed/commands';
import { openSession } from '@/lib/studio/play/session/commands';
import { gameView } from '@/lib/studio/play/session/view';
import { playMove, waitForRecord } from '@/lib/studio/play/spin/commands';
import { seatRound } from '@/lib/studio/play/spin/queries';

export interface Regular {
  memberId: bigint;
  currency: string;
}

const DAY = 86_400_000;
/** Milliseconds between two rounds of a player. */
const PACE = 7_000;

/**
 * Seeds rounds as if members had played over the last days. Each visit launches a game through the gateway, sets a client
 * seed and plays `rounds` rounds, each to its end, of whatever engine. The last ones were `minutesAgo` minutes ago.
 * Returns the number of rounds.
 */
export async function seedRounds(
  db: Db,
  regulars: readonly Regular[],
  games: readonly bigint[],
  plan: { days: number; visits: number; rounds: number; stopped(): boolean; minutesAgo?: number },
): Promise<number> {
  const until = Date.now() - (plan.minutesAgo ?? 0) * 60_000;
  let rounds = 0;
  try {
    for (let visit = 0; visit < plan.visits && !plan.stopped(); visit++) {
      // Visits follow one another from the first day to a few minutes ago, because an account's entries never go back in time.
      const share = (visit + 1) / plan.visits;
      setClock(new Date(until - plan.days * DAY * (1 - share) - plan.rounds * PACE * 2));
      const played = await Promise.all(
        regulars.map((regular, index) =>
          playVisit(db, regular, games[(visit * 7 + index * 5) % games.length]!, plan.rounds),
        ),
      );
      rounds += played.reduce((sum, count) => sum + count, 0);
    }
  } finally {
    setClock(undefined);
  }
  return rounds;
}

async function playVisit(db: Db, regular: Regular, nodeId: bigint, planned: number): Promise<number> {
  const host = studioHost();
  const player = { memberId: regular.memberId, kind: 'member' as const, currency: regular.currency };
  const { launchToken } = await launchGame(db, { player, nodeId, language: 'en' });
  const { token, session, game } = await openSession(host, nodeId, launchToken);
  const tokenHash = sha256(token);
  const { fairness, stakes, stake } = await gameView(host, session, game);
  if (fairness.clientSeed === null)
    await changeSeed(host.sql, { seatId: session.seatId, tokenHash }, randomUUID());
  // Members play with the second smallest stake, so that a deposit lasts for all their visits.
  const amount = parseAmount(stakes[Math.min(1, stakes.length - 1)] ?? stake)!;
  let rounds = 0;
  while (rounds < planned) {
    try {
      await playMove(host, { session, tokenHash, requestId: randomUUID(), stake: amount });
      // Only the engine can read the result. Whether the round is over is recorded with the seat.
      await waitForRecord(session.seatId);
      if ((await seatRound(host.sql, session.seatId)) === null) rounds += 1;
    } catch (error) {
      if (error instanceof AppError && error.code === 'INSUFFICIENT_FUNDS') break;
      throw error;
    }
    advanceClock(PACE / 12); // The other members play within the same seconds.
  }
  return rounds;
}

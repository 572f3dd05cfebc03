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
import type { WireResult } from '@/lib/studio/slots/wire';

export interface Regular {
  memberId: bigint;
  currency: string;
}

const DAY = 86_400_000;
/** Milliseconds between two spins of a player. */
const PACE = 7_000;

/**
 * Seeds rounds as if members had played over the last days. Each sitting launches a game through the gateway, sets a
 * client seed and spins; features are played to their end. Returns the number of paid rounds.
 */
export async function seedRounds(
  db: Db,
  regulars: readonly Regular[],
  games: readonly bigint[],
  plan: { days: number; sittings: number; spins: number; stopped(): boolean },
): Promise<number> {
  const until = Date.now();
  let rounds = 0;
  try {
    for (let sitting = 0; sitting < plan.sittings && !plan.stopped(); sitting++) {
      // Sittings follow one another from the first day to a few minutes ago: an account's entries never go back in time.
      const share = (sitting + 1) / plan.sittings;
      setClock(new Date(until - plan.days * DAY * (1 - share) - plan.spins * PACE * 2));
      const played = await Promise.all(
        regulars.map((regular, index) =>
          playSitting(db, regular, games[(sitting * 7 + index * 5) % games.length]!, plan.spins),
        ),
      );
      rounds += played.reduce((sum, count) => sum + count, 0);
    }
  } finally {
    setClock(undefined);
  }
  return rounds;
}

async function playSitting(db: Db, regular: Regular, nodeId: bigint, spins: number): Promise<number> {
  const host = studioHost();
  const player = { memberId: regular.memberId, kind: 'member' as const, currency: regular.currency };
  const { launchToken } = await launchGame(db, { player, nodeId, language: 'en' });
  const { token, session, game } = await openSession(host, nodeId, launchToken);
  const tokenHash = sha256(token);
  const { fairness, stakes, stake } = await gameView(host, session, game);
  if (fairness.clientSeed === null)
    await changeSeed(host.sql, { seatId: session.seatId, tokenHash }, randomUUID());
  // Members stake at most the third step of the ladder, so that a deposit lasts for all their sittings.
  const amount = parseAmount(stakes[Math.min(1, stakes.length - 1)] ?? stake)!;
  let rounds = 0;
  for (let spin = 0; spin < spins;) {
    try {
      const { result } = await playMove(host, {
        session,
        tokenHash,
        requestId: randomUUID(),
        stake: amount,
      });
      if ((result as WireResult).next === null) {
        rounds += 1;
        spin += 1;
      }
    } catch (error) {
      if (error instanceof AppError && error.code === 'INSUFFICIENT_FUNDS') break;
      throw error;
    }
    advanceClock(PACE / 12); // The other members spin within the same seconds.
  }
  // The command closes the database right after the last sitting.
  await waitForRecord(session.seatId);
  return rounds;
}

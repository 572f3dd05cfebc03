import { formatDecimal } from '@/lib/money/amount';
import { modelRules, reelView } from '@/lib/studio/slots/registry';
import type { FeatureState, ModelRules, ReelView } from '@/lib/studio/slots/types';
import type { StudioGame, StudioHost } from '../host';
import { publishedModel } from '../models';
import { firstStake, offeredStakes } from '../rules';
import { seatFairness } from '../seed/queries';
import { finishSpin } from '../spin/commands';
import { lastSpin, pendingSpin, seatRound } from '../spin/queries';
import type { WireResult } from '../spin/wire';
import { requireStillIn } from './policy';
import type { GameSession } from './queries';

/** Everything the game needs to begin, or to go on where it was left. */
export interface GameView {
  game: { nodeId: string; vendor: string; pictures: StudioGame['pictures'] };
  rules: ModelRules;
  reels: ReelView;
  stakes: string[];
  stake: string;
  currency: string;
  trial: boolean;
  balance: string;
  fairness: WireFairness;
  /** A round with features that was left open: it goes on with its next spin. */
  round: { roundId: string; stake: string; state: FeatureState; payout: string } | null;
  /** The last spin of this seat: its picture is what the reels show. */
  last: WireResult | null;
}

export interface WireFairness {
  commitment: string;
  clientSeed: string | null;
  nonce: number;
  nextCommitment: string;
}

/** What the player's seeds look like from the browser. */
export async function fairnessView(host: StudioHost, seatId: bigint): Promise<WireFairness> {
  const { commitment, clientSeed, nonce, nextCommitment } = await seatFairness(host.sql, seatId);
  return { commitment, clientSeed, nonce, nextCommitment };
}

/**
 * The view of a session. A spin that was interrupted before it was settled is settled first, so that the picture and
 * the balance are of one moment. Throws GAME_SESSION_OVER.
 */
export async function gameView(host: StudioHost, session: GameSession, game: StudioGame): Promise<GameView> {
  const pending = await pendingSpin(host.sql, session.seatId);
  // Refused or unanswered, it stays what it is: the player's next spin meets it again.
  if (pending) await finishSpin(host, pending).catch(() => undefined);
  const [balance, fairness, round, last] = await Promise.all([
    requireStillIn(host, session),
    fairnessView(host, session.seatId),
    seatRound(host.sql, session.seatId),
    lastSpin(host.sql, session.seatId),
  ]);
  const published = publishedModel(game.model);
  const { model } = published;
  const stakes = offeredStakes(game.stakeTable, session.currency, model.maxWin);
  return {
    game: { nodeId: game.nodeId.toString(), vendor: game.vendor, pictures: game.pictures },
    rules: modelRules(published),
    reels: reelView(model),
    stakes: stakes.map(formatDecimal),
    stake: formatDecimal(
      round?.stake ?? (last && stakes.includes(last.stake as never) ? last.stake : firstStake(stakes)),
    ),
    currency: session.currency,
    trial: session.trial,
    balance: formatDecimal(balance),
    fairness,
    round: round && {
      roundId: round.roundId.toString(),
      stake: formatDecimal(round.stake),
      state: round.state,
      payout: formatDecimal((round.stake / BigInt(model.units)) * BigInt(round.state.roundUnits)),
    },
    last: last?.result ?? null,
  };
}

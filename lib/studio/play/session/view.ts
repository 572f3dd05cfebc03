import { amount, formatDecimal } from '@/lib/money/amount';
import type { EngineJson, SeatModel } from '@/lib/studio/engine';
import { gameNotFound } from '../errors';
import type { StudioGame, StudioHost } from '../host';
import { firstStake, offeredStakes } from '../rules';
import { seatFairness } from '../seed/queries';
import { finishSpin } from '../spin/commands';
import { lastSpin, pendingSpin, seatRound, voidedRound, type OpenRound } from '../spin/queries';
import { voidRound } from '../spin/void';
import { requireActiveSession } from './policy';
import type { GameSession } from './queries';

/**
 * What a game's page needs to begin, or to continue an open round. The members of the engine's `page` (lib/studio/engine.ts) come with
 * it; an engine's page names their types, and those of its states and results.
 */
export type GameView<
  Page extends EngineJson = EngineJson,
  State extends EngineJson = EngineJson,
  Result extends EngineJson = EngineJson,
> = Page & SeatView<State, Result>;

interface SeatView<State, Result> {
  game: { nodeId: string; vendor: string; pictures: StudioGame['pictures'] };
  stakes: string[];
  stake: string;
  currency: string;
  trial: boolean;
  /** The shortest time between the beginnings of two rounds, in milliseconds; 0: any. */
  leastRoundMs: number;
  balance: string;
  fairness: WireFairness;
  /** Free rounds that can be played in this game, or of which one is open; the first is played first. */
  freeRounds: WireFreeRounds[];
  /** The open round: the next move continues it. `grantId`: it is a free round. */
  round: { roundId: string; stake: string; grantId: string | null; state: State; payout: string } | null;
  /** The open round is of an earlier version: after it the view must be read again. */
  outdated: boolean;
  /** The seat's last round was voided because its version is gone; its stake was returned. */
  voided: boolean;
  /** The result of the seat's last move. */
  last: Result | null;
}

/** A grant of free rounds; amounts are decimal strings. */
export interface WireFreeRounds {
  grantId: string;
  rounds: number;
  left: number;
  stake: string;
  won: string;
  /** The most that is paid of what they win; null: without limit. */
  most: string | null;
  /** How often it must be staked before it is real money; null: it is real money. */
  wagering: string | null;
}

export interface WireFairness {
  commitment: string;
  clientSeed: string | null;
  nonce: number;
  nextCommitment: string;
}

/** The player's seeds as the browser sees them. */
export async function fairnessView(host: StudioHost, seatId: bigint): Promise<WireFairness> {
  const { commitment, clientSeed, nonce, nextCommitment } = await seatFairness(host.sql, seatId);
  return { commitment, clientSeed, nonce, nextCommitment };
}

/**
 * The view of a session. If a move was interrupted before it was settled, it is settled first, so that the picture and the balance
 * agree.
 * Throws GAME_SESSION_OVER, and SPIN_OUTCOME_UNKNOWN if a round must be voided and the wallet does not answer.
 */
export async function gameView(host: StudioHost, session: GameSession, game: StudioGame): Promise<GameView> {
  const pending = await pendingSpin(host.sql, session.seatId);
  // If the settlement is refused or gets no reply, the move stays, and the player's next move tries it again.
  if (pending) await finishSpin(host, pending).catch(() => undefined);
  const [round, roundModel] = await openRound(host, session);
  const [balance, free, fairness, last, voided] = await Promise.all([
    requireActiveSession(host, session),
    freeRoundsView(host, session),
    fairnessView(host, session.seatId),
    lastSpin(host.sql, session.seatId),
    voidedRound(host.sql, session.seatId),
  ]);
  const current = host.model(game.engine, game.model);
  if (!current) throw gameNotFound();
  // An open round is shown and finished with the version that it began with.
  const model = roundModel ?? current;
  const stakes = offeredStakes(game.stakeTable, session.currency, current.returns.maxWin);
  return {
    game: { nodeId: game.nodeId.toString(), vendor: game.vendor, pictures: game.pictures },
    ...model.page,
    stakes: stakes.map(formatDecimal),
    stake: formatDecimal(
      round?.stake ?? (last && stakes.includes(last.stake as never) ? last.stake : firstStake(stakes)),
    ),
    currency: session.currency,
    trial: session.trial,
    leastRoundMs: host.leastRoundMs(game.engine),
    balance: formatDecimal(balance),
    fairness,
    freeRounds: free,
    round: round && {
      roundId: round.roundId.toString(),
      stake: formatDecimal(round.stake),
      grantId: round.grantId,
      state: round.state,
      payout: formatDecimal(roundModel.paidSoFar(round.state, amount(round.stake))),
    },
    outdated: roundModel !== null && roundModel !== current,
    voided: voided !== null,
    last: last?.result ?? null,
  };
}

/** The wallet's grants; none while it does not answer, because a game must open without them too. */
async function freeRoundsView(host: StudioHost, session: GameSession): Promise<WireFreeRounds[]> {
  const { grants } = await host
    .port(session.vendor)
    .freeRounds({ playerToken: session.playerToken })
    .catch(() => ({ grants: [] }));
  return grants.map(({ grantId, rounds, left, stake, won, most, wagering }) => ({
    grantId,
    rounds,
    left,
    stake: formatDecimal(stake),
    won: formatDecimal(won),
    most: most === null ? null : formatDecimal(most),
    wagering,
  }));
}

/** The open round of a seat and its model. A round whose version is gone is voided. */
async function openRound(
  host: StudioHost,
  session: GameSession,
): Promise<[OpenRound, SeatModel] | [null, null]> {
  const round = await seatRound(host.sql, session.seatId);
  if (!round) return [null, null];
  const model = host.model(round.engine, round.model, round.version);
  if (model) return [round, model];
  await voidRound(host, { ...session, roundId: round.roundId });
  return [null, null];
}

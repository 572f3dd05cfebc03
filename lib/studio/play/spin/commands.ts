import { amount, formatDecimal } from '@/lib/money/amount';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/logger';
import { fairnessStream } from '../chance';
import * as refuse from '../errors';
import type { ModelReference, StudioHost } from '../host';
import { requireActiveSession } from '../session/policy';
import { sessionById, type GameSession } from '../session/queries';
import { roundDetails } from './details';
import { settleThroughPort } from './settlement';
import { voidRound } from './void';
import { spinStore, VOIDED, type SettledSpin, type StoredSpin } from './store';
import type { WireSpin } from './wire';

export interface MoveRequest {
  session: GameSession;
  tokenHash: Buffer;
  /** Made by the browser. The same id always gets the same response. */
  requestId: string;
  /** Stake of the round, in 1/10,000; each move of the round states it. */
  stake: bigint;
  /** The grant of free rounds that a new round is played with. */
  grantId?: string | undefined;
}

/** Settled moves that are being recorded, by seat: the response is sent before the move is recorded as settled. */
const records = new Map<bigint, Promise<void>>();
/**
 * Moves that this copy of the module is settling, so that parallel requests share the work. Other processes, and the bundle of
 * Next.js in our server, have copies of their own; `studio.spin.attempts` coordinates them.
 */
const settling = new Map<bigint, Promise<WireSpin | undefined>>();

/**
 * Plays one move for a request: records it with its nonce, computes the outcome, moves the money, records the result. After a crash at
 * any step the next request or the job continues from the row. The request waits for two round trips to the database, each shared by
 * all callers of the moment, and not for the record of the result.
 *
 * Throws INSUFFICIENT_FUNDS and the wallet's other refusals (nothing changed), CLIENT_SEED_MISSING,
 * STAKE_NOT_OFFERED, IDEMPOTENCY_CONFLICT, ROUND_TOO_EARLY, GAME_SESSION_OVER, ROUND_VERSION_GONE (the stake was returned), SPIN_OUTCOME_UNKNOWN
 * (send the same request again).
 */
export async function playMove(host: StudioHost, request: MoveRequest): Promise<WireSpin> {
  const { tokenHash, requestId, stake, grantId, session } = request;
  const current = await currentModel(host, session);
  const leastMs = host.leastRoundMs(current.engine);
  // Three tries: moves of other windows may have to be settled first.
  for (let attempt = 0; attempt < 3; attempt++) {
    await waitForRecord(session.seatId);
    const row = await spinStore(host).start({ tokenHash, requestId, stake, grantId, current, leastMs });
    switch (row.outcome) {
      case 'started':
      case 'resumed': {
        await requireSessionForFreeMove(host, session, row);
        const played = await completeSpin(host, row, row.outcome === 'started');
        if (played) return played;
        break;
      }
      case 'settled':
        return toWireSpin(row);
      case 'blocked':
        await requireSessionForFreeMove(host, session, row);
        await completeSpin(host, row).catch(ignoreRefusal);
        break;
      case 'SESSION':
        throw refuse.gameSessionOver();
      case 'SEED':
        throw refuse.clientSeedMissing();
      case 'STAKE':
        throw refuse.stakeNotOffered();
      case 'CONFLICT':
        throw refuse.requestConflict();
      case 'EARLY':
        throw refuse.roundTooEarly();
    }
  }
  throw refuse.spinUnderWay();
}

/** What a round of this game begins with now. Throws GAME_NOT_FOUND. */
async function currentModel(host: StudioHost, { nodeId }: GameSession): Promise<ModelReference> {
  const game = await host.game(nodeId);
  const model = game && host.model(game.engine, game.model);
  if (!model) throw refuse.gameNotFound();
  return { engine: game.engine, model: model.code, version: model.version };
}

/**
 * Checks the site's session for a move without a stake, which costs a round trip. For a move with a stake the wallet checks it with
 * the bet. If the session has ended, the move stays unsettled and the job plays it.
 */
async function requireSessionForFreeMove(
  host: StudioHost,
  session: GameSession,
  spin: StoredSpin,
): Promise<void> {
  if (spin.state !== null) await requireActiveSession(host, session);
}

/**
 * Settles a started move, of any request; `first` if it was recorded for this call. Undefined if another process has settled
 * or deleted it since it was read.
 */
function completeSpin(host: StudioHost, spin: StoredSpin, first = false): Promise<WireSpin | undefined> {
  let work = settling.get(spin.spin_id);
  if (!work) {
    work = (first ? settle(host, spin, null) : settleAgain(host, spin)).finally(() =>
      settling.delete(spin.spin_id),
    );
    settling.set(spin.spin_id, work);
  }
  return work;
}

/** Records the attempt before it moves money, so that no other process deletes the move meanwhile. */
async function settleAgain(host: StudioHost, spin: StoredSpin): Promise<WireSpin | undefined> {
  const attempt = await spinStore(host).recordAttempt(spin.spin_id);
  return attempt ? settle(host, spin, attempt) : undefined;
}

/** Resolves when what this process has settled at a seat is recorded. Call it before reading the seat. */
export async function waitForRecord(seatId: bigint): Promise<void> {
  await records.get(seatId);
}

/** Settles a started move and waits until it is recorded. */
export async function finishSpin(host: StudioHost, spin: StoredSpin): Promise<void> {
  await completeSpin(host, spin);
  await waitForRecord(spin.seat_id);
}

/** `attempt`: when this attempt began, null for the first. */
async function settle(host: StudioHost, spin: StoredSpin, attempt: Date | null): Promise<WireSpin> {
  const session = await sessionById(host.sql, spin.session_id);
  const model = host.model(spin.engine, spin.model, spin.version);
  if (!model) {
    await voidRound(host, { ...session, roundId: spin.round_id });
    throw refuse.versionGone();
  }
  const game = await host.game(session.nodeId);
  if (!game) throw refuse.gameNotFound();
  const stream = fairnessStream(spin);
  const played = model.play({ state: spin.state, stake: amount(spin.stake), draw: stream.draw });
  const { result } = played;
  let balance: bigint | null;
  try {
    balance = await settleThroughPort(host.port(session.vendor), {
      spin,
      playerToken: session.playerToken,
      playerId: session.playerId,
      payout: played.payout,
      next: played.next,
      details: roundDetails(game, model, spin, played),
    });
  } catch (error) {
    throw await handleRefusal(host, spin, attempt, error);
  }
  recordLater(host, spin, {
    spinId: spin.spin_id,
    result,
    balance,
    next: played.next,
    position: stream.position,
  });
  return toWireSpin({ ...spin, result, balance });
}

/** Handles a failed settlement and returns the error to throw: a final refusal deletes the move, otherwise it can be resumed. */
async function handleRefusal(
  host: StudioHost,
  spin: StoredSpin,
  attempt: Date | null,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof AppError) || error.extras?.final !== true) return refuse.outcomeUnknown(error);
  if (spin.state === null) {
    await spinStore(host).deleteRefused(spin.spin_id, attempt);
    return error;
  }
  // The win of a later move was refused for good: the round was rolled back from outside, so it ends here.
  await spinStore(host).settle({
    spinId: spin.spin_id,
    result: VOIDED,
    balance: null,
    next: null,
    position: 0,
  });
  return refuse.roundVoided(error);
}

function recordLater(host: StudioHost, spin: StoredSpin, settled: SettledSpin): void {
  const record: Promise<void> = spinStore(host)
    .settle(settled)
    .catch((err: unknown) =>
      logger.warn({ err, spinId: String(spin.spin_id) }, 'a settled move was not recorded'),
    )
    .finally(() => {
      if (records.get(spin.seat_id) === record) records.delete(spin.seat_id);
    });
  records.set(spin.seat_id, record);
}

function ignoreRefusal(error: unknown): void {
  // The earlier move was refused. If it is still stored, the next try settles it again.
  if (!(error instanceof AppError) || error.status >= 500) throw error;
}

/** The response of a settled move. Throws ROUND_VOIDED or ROUND_VERSION_GONE if its round was voided. */
function toWireSpin(spin: StoredSpin): WireSpin {
  if (!spin.result || 'voided' in spin.result)
    throw spin.result && 'reason' in spin.result ? refuse.versionGone() : refuse.roundVoided(undefined);
  return {
    spinId: spin.spin_id.toString(),
    roundId: spin.round_id.toString(),
    nonce: spin.nonce,
    stake: formatDecimal(spin.stake),
    ...(spin.balance !== null && { balance: formatDecimal(spin.balance) }),
    result: spin.result,
  };
}

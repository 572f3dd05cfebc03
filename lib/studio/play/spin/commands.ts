import { amount, formatDecimal } from '@/lib/money/amount';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/logger';
import { playSpin } from '@/lib/studio/slots/engine';
import { publishedModel } from '../models';
import { streamOf } from '../chance';
import * as refuse from '../errors';
import type { StudioHost } from '../host';
import { requireStillIn } from '../session/policy';
import { sessionById, type GameSession } from '../session/queries';
import { roundDetails } from './details';
import { settleThroughPort } from './settlement';
import { spinStore, VOIDED, type SettledSpin, type StoredSpin } from './store';
import { wireResult, type WireSpin } from './wire';

export interface SpinRequest {
  session: GameSession;
  tokenHash: Buffer;
  /** Made by the browser; the same one gives the same answer, however often it is sent. */
  requestId: string;
  /** Of the paid spin; the spins of a feature name it again. */
  stake: bigint;
}

/** Notes under way per seat: a settled spin is answered before its note is written. */
const notes = new Map<bigint, Promise<void>>();
/**
 * Spins being settled by this copy of the module, so that a request sent twice in parallel is one piece of work. Other
 * processes, and Next's bundle beside our server's, have copies of their own: those meet in `studio.spin.tries`.
 */
const underWay = new Map<bigint, Promise<WireSpin | undefined>>();

/**
 * Plays one spin for a request: writes it down with its nonce, works out what it is, moves the money, notes the
 * answer. A crash after any step leaves a row from which the next request (or the job) goes on. Two round trips to
 * the database are waited for, each shared by all callers of the moment; the note is not waited for.
 *
 * Throws INSUFFICIENT_FUNDS and the wallet's other refusals (nothing changed), CLIENT_SEED_MISSING,
 * STAKE_NOT_OFFERED, IDEMPOTENCY_CONFLICT, GAME_SESSION_OVER, SPIN_OUTCOME_UNKNOWN (send the same request again).
 */
export async function playRequest(host: StudioHost, request: SpinRequest): Promise<WireSpin> {
  const { tokenHash, requestId, stake, session } = request;
  // Three turns: a spin of another window may stand before ours, and a second may slip in between.
  for (let turn = 0; turn < 3; turn++) {
    await noted(session.seatId);
    const row = await spinStore(host).intend({ tokenHash, requestId, stake });
    switch (row.outcome) {
      case 'intended':
      case 'resume': {
        await requireFreeSpinsPlayer(host, session, row);
        const played = await completeSpin(host, row, row.outcome === 'intended');
        if (played) return played;
        break;
      }
      case 'settled':
        return answer(row);
      case 'blocked':
        await requireFreeSpinsPlayer(host, session, row);
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
    }
  }
  throw refuse.spinUnderWay();
}

/**
 * A free spin takes no bet, which the wallet would refuse to somebody who is not in any more: that is asked, at a round trip
 * that a paid spin does not have. Refused, it stands as intended, and the job plays it, as any whose player went away.
 */
async function requireFreeSpinsPlayer(
  host: StudioHost,
  session: GameSession,
  spin: StoredSpin,
): Promise<void> {
  if (spin.state !== null) await requireStillIn(host, session);
}

/**
 * Settles an intended spin, of whichever request; `first`, where it was written down for this. Undefined where another
 * process has settled or dropped it since it was read.
 */
function completeSpin(host: StudioHost, spin: StoredSpin, first = false): Promise<WireSpin | undefined> {
  let work = underWay.get(spin.spin_id);
  if (!work) {
    work = (first ? settle(host, spin, null) : tryAgain(host, spin)).finally(() =>
      underWay.delete(spin.spin_id),
    );
    underWay.set(spin.spin_id, work);
  }
  return work;
}

/** Says that the spin is tried once more before it asks for money, so that nobody drops it meanwhile. */
async function tryAgain(host: StudioHost, spin: StoredSpin): Promise<WireSpin | undefined> {
  const tried = await spinStore(host).tryAgain(spin.spin_id);
  return tried ? settle(host, spin, tried) : undefined;
}

/** Resolves when what this process has settled at a seat is written down: for whoever reads the seat next. */
export async function noted(seatId: bigint): Promise<void> {
  await notes.get(seatId);
}

/** Settles an intended spin and waits until that is written down: for whoever reads the seat next. */
export async function finishSpin(host: StudioHost, spin: StoredSpin): Promise<void> {
  await completeSpin(host, spin);
  await noted(spin.seat_id);
}

/** `tried`: the mark of this try, null for the first. */
async function settle(host: StudioHost, spin: StoredSpin, tried: Date | null): Promise<WireSpin> {
  const session = await sessionById(host.sql, spin.session_id);
  const game = await host.game(session.nodeId);
  if (!game) throw refuse.gameNotFound();
  const { model } = publishedModel(game.model);
  const stream = streamOf(spin);
  const played = playSpin(model, spin.state, amount(spin.stake), stream.draw);
  const result = wireResult(played);
  let balance: bigint | null;
  try {
    balance = await settleThroughPort(host.port(session.vendor), {
      spin,
      playerToken: session.playerToken,
      playerId: session.playerId,
      payout: played.payout,
      next: played.next,
      details: roundDetails(game, model, spin, result),
    });
  } catch (error) {
    throw await refused(host, spin, tried, error);
  }
  noteLater(host, spin, {
    spinId: spin.spin_id,
    result,
    balance,
    next: played.next,
    position: stream.position,
  });
  return answer({ ...spin, result, balance });
}

/** What a failed settlement means: a final refusal takes the intention back, anything else leaves it to be resumed. */
async function refused(
  host: StudioHost,
  spin: StoredSpin,
  tried: Date | null,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof AppError) || error.extras?.final !== true) return refuse.outcomeUnknown(error);
  if (spin.state === null) {
    await spinStore(host).drop(spin.spin_id, tried);
    return error;
  }
  // A feature's win was refused for good: the round was rolled back from outside, so it ends here.
  await spinStore(host).settle({
    spinId: spin.spin_id,
    result: VOIDED,
    balance: null,
    next: null,
    position: 0,
  });
  return refuse.roundVoided(error);
}

function noteLater(host: StudioHost, spin: StoredSpin, settled: SettledSpin): void {
  const note: Promise<void> = spinStore(host)
    .settle(settled)
    .catch((err: unknown) =>
      logger.warn({ err, spinId: String(spin.spin_id) }, 'a settled spin was not noted'),
    )
    .finally(() => {
      if (notes.get(spin.seat_id) === note) notes.delete(spin.seat_id);
    });
  notes.set(spin.seat_id, note);
}

function ignoreRefusal(error: unknown): void {
  // The spin that stood before ours was refused; where it still stands, the next turn meets it again.
  if (!(error instanceof AppError) || error.status >= 500) throw error;
}

function answer(spin: StoredSpin): WireSpin {
  if (!spin.result || 'voided' in spin.result) throw refuse.roundVoided(undefined);
  return {
    spinId: spin.spin_id.toString(),
    roundId: spin.round_id.toString(),
    nonce: spin.nonce,
    stake: formatDecimal(spin.stake),
    ...(spin.balance !== null && { balance: formatDecimal(spin.balance) }),
    result: spin.result,
  };
}

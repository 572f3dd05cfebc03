import { logger } from '@/lib/platform/logger';
import { findGame } from '../games/registry';
import type { LotteryHost } from '../host';
import { parseResult } from '../sources/result';
import { BATCHES_AT_ONCE } from './constants';
import { walletIds } from '../wallet-calls';
import { GamesInWork } from './games-in-work';
import { noteFailures, stageOf, UNREADABLE, type Failure } from './failures';
import { settlerOf, type BetOutcome, type BetTerms } from './payouts';
import {
  drawsToSettle,
  finishDraw,
  nextBets,
  recordBatch,
  type BetToSettle,
  type DrawToSettle,
  type SettledBet,
} from './store';
import { advanceChases } from './chases';
import { tellSettled } from './notices';
import { type Paid, type PricedBet, correctBatch, payBatch, undoneBet } from './wallet';

interface Batch {
  from: bigint;
  to: bigint;
  paid: Promise<Paid>;
}

/**
 * Settles every draw that has a result, the oldest of each game: by its first result, or, after a correction, by the differences alone. Returns how many are settled now. Several processes may do it at once, and it can be
 * killed at any point: a batch whose money has moved and which is not recorded is sent again under the same ids. A draw that fails is logged and
 * tried again at a later run; it does not stop other games. Runs that share `games` settle different games at the same time.
 */
export async function settleDraws(host: LotteryHost, games = new GamesInWork()): Promise<number> {
  let settled = 0;
  const tried = new Set<string>();
  const isNext = ({ game }: DrawToSettle) => !tried.has(game) && games.isFree(game);
  let draws = await drawsToSettle(host.sql);
  for (;;) {
    const draw = draws.find(isNext);
    if (!draw) return settled;
    tried.add(draw.game);
    try {
      if (await games.run(draw.game, () => settleDraw(host, draw))) settled += 1;
    } catch (err) {
      logger.error({ err, game: draw.game, period: draw.period }, 'a lottery draw was not settled');
    }
    // A run beside this one may have settled others meanwhile.
    if (draws.some(isNext)) draws = await drawsToSettle(host.sql);
  }
}

/** Settles one draw. False if another process has moved it on. */
export async function settleDraw(host: LotteryHost, draw: DrawToSettle): Promise<boolean> {
  const to = await settleBets(host, draw);
  if (to === undefined) return false;
  await advanceChases(host, draw);
  await tellSettled(host, draw);
  return finishDraw(host.sql, draw, to);
}

/** Pays a batch by the result of its draw: the first one, or a correction. Bets that cannot be read are failures beside those of the wallet. */
export async function payByResult(
  host: LotteryHost,
  draw: DrawToSettle,
  bets: readonly BetToSettle[],
  settle: (bet: BetTerms) => BetOutcome,
): Promise<Paid> {
  const priced: PricedBet[] = [];
  const unreadable: BetToSettle[] = [];
  for (const bet of bets)
    try {
      priced.push({ ...bet, outcome: settle(bet) });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      unreadable.push(bet);
    }
  const { settled, failed } = await (draw.version === 1 ? payBatch : correctBatch)(host, draw, priced);
  const voided = await voidedByOperators(host, unreadable);
  return {
    settled: [...settled, ...voided.map((bet) => settledVoided(bet, draw))].sort((a, b) =>
      a.id < b.id ? -1 : 1,
    ),
    failed: [
      ...unreadable
        .filter((bet) => !voided.includes(bet))
        .map(({ id }): Failure => ({ id, cause: UNREADABLE, isFinal: true })),
      ...failed,
    ],
  };
}

/**
 * Those of the bets that cannot be read whose rounds an operator has voided: there is nothing to pay for them any more. A bet of which a correction is
 * still owed is left out, because that must be undone first.
 */
async function voidedByOperators(host: LotteryHost, bets: readonly BetToSettle[]): Promise<BetToSettle[]> {
  const found: BetToSettle[] = [];
  for (const vendor of new Set(bets.map((bet) => bet.vendor))) {
    const ofVendor = bets.filter((bet) => bet.vendor === vendor && bet.owed === 0n);
    const ids = await host.voidedRounds?.(
      vendor,
      ofVendor.map(({ id }) => walletIds.round(id)),
    );
    found.push(...ofVendor.filter(({ id }) => ids?.has(walletIds.round(id))));
  }
  return found;
}

/** What becomes of a bet whose round an operator has voided: the same as if the wallet had refused its settlement or its correction. */
const settledVoided = (bet: BetToSettle, draw: DrawToSettle): SettledBet =>
  draw.version === 1
    ? undoneBet(bet.id, 'BET_CANCELLED')
    : {
        id: bet.id,
        status: 'settled',
        cause: 'CORRECTION_REFUSED',
        payout: bet.payout,
        won: bet.won,
        rebate: bet.rebate,
        owed: 0n,
        moved: 0n,
        hits: null,
      };

/** The function that settles bets of a draw by its result. Throws RangeError if the result cannot be read. */
export function settlerOfDraw(draw: DrawToSettle): (bet: BetTerms) => BetOutcome {
  const game = findGame(draw.game);
  const parsed = game && parseResult(game.source, draw.result);
  if (!game || !parsed?.ok) throw new RangeError(`the result of ${draw.game} ${draw.period} cannot be read`);
  return settlerOf(game, parsed.result);
}

/**
 * Settles the bets of a draw from its cursor on. A bet that fails stops the draw until it has failed for good; then it is set aside. Gives the last
 * one; undefined if another process has recorded a batch meanwhile.
 */
async function settleBets(host: LotteryHost, draw: DrawToSettle): Promise<bigint | undefined> {
  const settle = settlerOfDraw(draw);
  const pending: Batch[] = [];
  let recordedTo = draw.settledTo;

  const recordOldest = async (): Promise<boolean> => {
    const { from, to, paid } = pending.shift()!;
    const { settled, failed } = await paid;
    await noteFailures(host.sql, draw, stageOf(draw), failed);
    const isRecorded = await recordBatch(host.sql, draw, { from, to, bets: settled });
    if (isRecorded) recordedTo = to;
    return isRecorded;
  };

  try {
    let from = draw.settledTo;
    let next = nextBets(host.sql, draw, from);
    for (;;) {
      const bets = await next;
      const last = bets.at(-1);
      if (!last) break;
      next = nextBets(host.sql, draw, last.id);
      // Awaited above, or after a failure not at all.
      next.catch(() => undefined);
      const paid = payByResult(host, draw, bets, settle);
      paid.catch(() => undefined);
      pending.push({ from, to: last.id, paid });
      from = last.id;
      if (pending.length >= BATCHES_AT_ONCE && !(await recordOldest())) return undefined;
    }
    while (pending.length > 0) if (!(await recordOldest())) return undefined;
    return recordedTo;
  } finally {
    // Calls that are under way end before the next run begins.
    await Promise.allSettled(pending.map(({ paid }) => paid));
  }
}

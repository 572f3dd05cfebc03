import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import type { Sql } from '@/lib/studio/play/host';
import type { LotteryHost } from '../host';
import { findGame } from '../games/registry';
import { parseResult } from '../sources/result';
import { GamesInWork } from './games-in-work';
import { ignoreWaiting, noteFailures } from './failures';
import { tellVoided } from './notices';
import { settlerOf } from './payouts';
import {
  drawsToVoid,
  finishVoid,
  nextToVoid,
  owingBets,
  recordCollected,
  recordVoids,
  setAsideToVoid,
  type BetToVoid,
  type DrawToSettle,
} from './store';
import { collectBet, eachAlone, voidBet, type Unrecorded } from './wallet';

/**
 * Returns the stakes of every draw that is being voided, and takes back what was paid. Returns how many draws are voided now. It can be killed at any
 * point and repeated, as `settleDraws`. Chases go on.
 */
export async function voidDraws(host: LotteryHost, games = new GamesInWork()): Promise<number> {
  let voided = 0;
  const tried = new Set<bigint>();
  const isNext = ({ id, game }: DrawToSettle) => !tried.has(id) && games.isFree(game);
  let draws = await drawsToVoid(host.sql);
  for (;;) {
    const draw = draws.find(isNext);
    if (!draw) return voided;
    tried.add(draw.id);
    try {
      if (await games.run(draw.game, () => voidBets(host, draw))) voided += 1;
    } catch (err) {
      logger.error({ err, game: draw.game, period: draw.period }, 'a lottery draw was not voided');
    }
    // As in settleDraws.
    if (draws.some(isNext)) draws = await drawsToVoid(host.sql);
  }
}

async function voidBets(host: LotteryHost, draw: DrawToSettle): Promise<boolean> {
  for (let from = draw.settledTo; ;) {
    const bets = await nextToVoid(host.sql, draw.id, from);
    if (bets.length === 0) break;
    const to = bets.at(-1)!.id;
    const { done, failed } = await voidAll(host, bets);
    await noteFailures(host.sql, draw, 'void', failed);
    if (!(await recordVoids(host.sql, draw.id, { from, to, bets: done }))) return false;
    from = to;
  }
  await host.sql.query({ text: 'SELECT studio.end_lottery_chases($1)', values: [draw.id.toString()] });
  await tellVoided(host, draw);
  return finishVoid(host.sql, draw.id);
}

function voidAll(host: LotteryHost, bets: readonly BetToVoid[]) {
  const unrecorded = unrecordedOf();
  return eachAlone(bets, async (bet) => ({ id: bet.id, owed: await voidBet(host, bet, unrecorded(bet)) }));
}

/**
 * Tries again to return the stakes of bets of a voided draw that were set aside; at most 500. Members whose stakes are returned are told, unless they
 * were told of another bet of the draw. Returns how many are voided now. It can be repeated and killed as `voidDraws`.
 */
export async function retryVoids(host: LotteryHost, draw: DrawToSettle): Promise<number> {
  const bets = await setAsideToVoid(host.sql, draw.id);
  if (bets.length === 0) return 0;
  const { done, failed } = await voidAll(host, bets);
  await noteFailures(host.sql, draw, 'void', failed).catch(ignoreWaiting);
  if (!(await recordVoids(host.sql, draw.id, { from: null, to: bets.at(-1)!.id, bets: done }))) return 0;
  await host.sql.query({ text: 'SELECT studio.end_lottery_chases($1)', values: [draw.id.toString()] });
  await tellVoided(host, draw);
  return done.length;
}

/**
 * Gives the function that says what calls of a settlement have moved that was not recorded: a void may cross a settlement that has paid a win, and a
 * correction that was set aside may have arrived. It follows from the result of the draw.
 */
function unrecordedOf(): (bet: BetToVoid) => Unrecorded {
  const settlers = new Map<bigint, ReturnType<typeof settlerOf>>();
  const payoutOf = (bet: BetToVoid): bigint => {
    let settle = settlers.get(bet.drawId);
    if (!settle) {
      const game = findGame(bet.game);
      const parsed = game && parseResult(game.source, bet.result);
      if (!game || !parsed?.ok) throw new RangeError(`the result of draw ${bet.drawId} cannot be read`);
      settle = settlerOf(game, parsed.result);
      settlers.set(bet.drawId, settle);
    }
    return settle(bet).payout;
  };
  return (bet) => ({
    won: () => (bet.version > 0 ? bet.won : payoutOf(bet)),
    corrected: () =>
      bet.corrections.reduce((left, { amount }) => left - BigInt(amount), payoutOf(bet) - bet.won),
  });
}

/** Bets of which one call of `collectOwed` tries again what is owed. */
const COLLECTED_AT_ONCE = 200;
const COLLECT_EVERY_MS = 60_000;

const next = new WeakMap<Sql, { at: number; after: bigint }>();

/**
 * Tries again to take what members owe after corrections and voids, of up to 200 bets, and goes on with the others at the next call. At most once a
 * minute in a process, unless `force`. Returns of how many bets nothing is owed any more.
 */
export async function collectOwed(host: LotteryHost, { force = false } = {}): Promise<number> {
  const time = now().getTime();
  const last = next.get(host.sql);
  if (!force && last && time < last.at) return 0;
  const bets = await owingBets(host.sql, force ? 0n : (last?.after ?? 0n), COLLECTED_AT_ONCE);
  const after = bets.length < COLLECTED_AT_ONCE ? 0n : bets.at(-1)!.id;
  next.set(host.sql, { at: time + COLLECT_EVERY_MS, after });
  let collected = 0;
  const unrecorded = unrecordedOf();
  // A bet that the wallet refuses stays as it is.
  await eachAlone(bets, async (bet) => {
    const owed = await collectBet(host, bet, unrecorded(bet));
    if (owed !== bet.owed && (await recordCollected(host.sql, bet, owed)) && owed === 0n) collected += 1;
  });
  return collected;
}

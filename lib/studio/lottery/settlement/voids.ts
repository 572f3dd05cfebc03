import { now } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import type { Sql } from '@/lib/studio/play/host';
import type { LotteryHost } from '../host';
import { findGame } from '../games/registry';
import { parseResult } from '../sources/result';
import { GamesInWork } from './games-in-work';
import { CALLS_AT_ONCE, inParallel } from '../wallet-calls';
import { tellVoided } from './notices';
import { settlerOf } from './payouts';
import {
  drawsToVoid,
  finishVoid,
  nextToVoid,
  owingBets,
  recordCollected,
  recordVoids,
  type BetToVoid,
  type DrawToSettle,
} from './store';
import { collectBet, voidBet } from './wallet';

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
  const wonBy = winsOf();
  for (let from = draw.settledTo; ;) {
    const bets = await nextToVoid(host.sql, draw.id, from);
    if (bets.length === 0) break;
    const done = await inParallel(bets, async (bet) => ({
      id: bet.id,
      owed: await voidBet(host, bet, wonBy(bet)),
    }));
    if (!(await recordVoids(host.sql, draw.id, { from, bets: done }))) return false;
    from = bets.at(-1)!.id;
  }
  await host.sql.query({ text: 'SELECT studio.end_lottery_chases($1)', values: [draw.id.toString()] });
  await tellVoided(host, draw);
  return finishVoid(host.sql, draw.id);
}

/**
 * Gives the function that says what the win of a bet has paid. A void may cross a settlement that has paid a win and not recorded it: then it is what the
 * result pays.
 */
function winsOf(): (bet: BetToVoid) => bigint {
  const settlers = new Map<bigint, ReturnType<typeof settlerOf>>();
  return (bet) => {
    if (bet.version > 0 || !bet.wasDrawn) return bet.won;
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
  const wonBy = winsOf();
  for (let at = 0; at < bets.length; at += CALLS_AT_ONCE)
    await inParallel(bets.slice(at, at + CALLS_AT_ONCE), async (bet) => {
      const owed = await collectBet(host, bet, wonBy(bet));
      if (owed !== bet.owed && (await recordCollected(host.sql, bet, owed)) && owed === 0n) collected += 1;
    });
  return collected;
}

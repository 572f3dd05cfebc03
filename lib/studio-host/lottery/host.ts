import { gamesOfEngine, type EngineGame } from '@/lib/catalogue/engine-games';
import { database } from '@/lib/db/client';
import { voidedRoundsOf } from '@/lib/gateway/voids/queries';
import { excludedMembers } from '@/lib/protection/exclusions/queries';
import { lotteryGames } from '@/lib/studio/lottery/games/registry';
import type { LotteryHost } from '@/lib/studio/lottery/host';
import { studioHost } from '../host';
import { notifyMembers } from './notify';

/** A game may be changed or closed in the database: the catalogue is read again after so many milliseconds. */
const GAMES_CACHE_MS = 10_000;

let host: LotteryHost | undefined;

/** The lottery as it runs on this site. A process has one. */
export function lotteryHost(): LotteryHost {
  const { sql, port } = studioHost();
  host ??= {
    sql,
    port,
    excluded: (players) => excludedMembers(database(), players),
    voidedRounds: (vendor, roundIds) => voidedRoundsOf(database(), vendor, roundIds),
    vendorOf: async (game) => (await offeredGames()).get(game)?.vendor,
    notify: notifyMembers,
  };
  return host;
}

let offered: { until: number; games: Promise<ReadonlyMap<string, EngineGame>> } | undefined;

/** The lottery games that the catalogue lists, by code. */
export function offeredGames(): Promise<ReadonlyMap<string, EngineGame>> {
  if (offered && performance.now() < offered.until) return offered.games;
  const codes = lotteryGames.map(({ code }) => code);
  const games = gamesOfEngine(database(), 'lottery', codes).then(
    (list) => new Map(list.map((game) => [game.model, game])),
  );
  offered = { until: performance.now() + GAMES_CACHE_MS, games };
  games.catch(() => (offered = undefined));
  return games;
}

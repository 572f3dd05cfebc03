import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { siteConfig } from '@/lib/platform/site-config';
import { getLeaderboard } from './queries';
import { periodStart } from './rules';
import type { BoardKind, BoardPeriod } from './types';
import { toWireBoardPlace, type WireBoardPlace } from './wire';

export type Boards = Record<BoardKind, Record<BoardPeriod, WireBoardPlace[]>>;

/** How long a leaderboard is cached in the process, so that the pages of all languages share one query. */
const CACHE_MS = 55_000;

interface CachedBoard {
  at: number;
  /** The start of its period; a cached board of a former period is not used. */
  since: number;
  places: Promise<WireBoardPlace[]>;
}

const holder = globalThis as { croupierBoards?: Map<string, CachedBoard> };

function cachedBoard(kind: BoardKind, period: BoardPeriod, at: number): Promise<WireBoardPlace[]> {
  holder.croupierBoards ??= new Map();
  const { currency, settlementZone: zone } = siteConfig().money;
  const key = `${kind} ${period}`;
  const since = periodStart(period, now(), zone).getTime();
  const cached = holder.croupierBoards.get(key);
  if (cached?.since === since && at - cached.at < CACHE_MS) return cached.places;
  const places = getLeaderboard(database(), { kind, period, currency, zone }).then((found) =>
    found.map(toWireBoardPlace),
  );
  holder.croupierBoards.set(key, { at, since, places });
  // A failed query is not cached.
  places.catch(() => {
    if (holder.croupierBoards?.get(key)?.places === places) holder.croupierBoards.delete(key);
  });
  return places;
}

/** All leaderboards in the site's currency, at most a minute old. */
export async function loadBoards(at = Date.now()): Promise<Boards> {
  // One after the other: six parallel sums would occupy the connection pool.
  const ofKind = async (kind: BoardKind) => ({
    day: await cachedBoard(kind, 'day', at),
    week: await cachedBoard(kind, 'week', at),
    month: await cachedBoard(kind, 'month', at),
  });
  return { win: await ofKind('win'), turnover: await ofKind('turnover') };
}

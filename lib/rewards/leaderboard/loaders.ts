import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { leaderboard } from './queries';
import { periodStart } from './rules';
import type { BoardKind, BoardPeriod } from './types';
import { toBoardPlace, type BoardPlaceWire } from './wire';

export type Boards = Record<BoardKind, Record<BoardPeriod, BoardPlaceWire[]>>;

/** How long a board is kept in the process, in milliseconds: the pages of all languages are made of one reading. */
const KEPT_MS = 55_000;

interface Kept {
  at: number;
  /** Of which day, week or month: with the next one it is over, however young. */
  since: number;
  places: Promise<BoardPlaceWire[]>;
}

const holder = globalThis as { croupierBoards?: Map<string, Kept> };

function keptBoard(kind: BoardKind, period: BoardPeriod, at: number): Promise<BoardPlaceWire[]> {
  holder.croupierBoards ??= new Map();
  const { CURRENCY: currency, SETTLEMENT_ZONE: zone } = env();
  const key = `${kind} ${period}`;
  const since = periodStart(period, now(), zone).getTime();
  const kept = holder.croupierBoards.get(key);
  if (kept?.since === since && at - kept.at < KEPT_MS) return kept.places;
  const places = leaderboard(database(), { kind, period, currency, zone }).then((found) =>
    found.map(toBoardPlace),
  );
  holder.croupierBoards.set(key, { at, since, places });
  // A failed reading is not kept.
  places.catch(() => {
    if (holder.croupierBoards?.get(key)?.places === places) holder.croupierBoards.delete(key);
  });
  return places;
}

/** Every board of the house's currency, at most a minute old. */
export async function boards(at = Date.now()): Promise<Boards> {
  // One after the other: six sums at once would take the pool from whoever plays.
  const ofKind = async (kind: BoardKind) => ({
    day: await keptBoard(kind, 'day', at),
    week: await keptBoard(kind, 'week', at),
    month: await keptBoard(kind, 'month', at),
  });
  return { win: await ofKind('win'), turnover: await ofKind('turnover') };
}

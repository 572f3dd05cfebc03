import { database } from '@/lib/db/client';
import { env } from '@/lib/platform/env';
import { leaderboard } from './queries';
import type { BoardKind, BoardPeriod } from './types';
import { toBoardPlace, type BoardPlaceWire } from './wire';

export type Boards = Record<BoardKind, Record<BoardPeriod, BoardPlaceWire[]>>;

/** How long boards are kept in the process, in milliseconds: the pages of all languages are made of one reading. */
const KEPT_MS = 55_000;

const holder = globalThis as { croupierBoards?: { at: number; boards: Promise<Boards> } };

async function readBoards(): Promise<Boards> {
  const { CURRENCY: currency, SETTLEMENT_ZONE: zone } = env();
  // One after the other: six sums at once would take the pool from whoever plays.
  const read = async (kind: BoardKind, period: BoardPeriod) =>
    (await leaderboard(database(), { kind, period, currency, zone })).map(toBoardPlace);
  const ofKind = async (kind: BoardKind) => ({
    day: await read(kind, 'day'),
    week: await read(kind, 'week'),
    month: await read(kind, 'month'),
  });
  return { win: await ofKind('win'), turnover: await ofKind('turnover') };
}

/** Every board of the house's currency, at most a minute old. */
export function boards(at = Date.now()): Promise<Boards> {
  const kept = holder.croupierBoards;
  if (kept && at - kept.at < KEPT_MS) return kept.boards;
  const reading = readBoards();
  holder.croupierBoards = { at, boards: reading };
  // A failed reading is not kept.
  reading.catch(() => {
    if (holder.croupierBoards?.boards === reading) delete holder.croupierBoards;
  });
  return reading;
}

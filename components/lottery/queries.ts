import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '@/components/ui/query-client';
import type { WireCurrent, WireMenuGame } from '@/lib/studio/lottery/wire';
import { serverNow, setServerTime } from './clock/server-clock';
import { currentPath, MENU_PATH, readEarly } from './early-calls';
import { untilMenuChanges, untilNews } from './polling';

/** GET /lotto/lgw/games. */
export interface WireMenu {
  serverTime: string;
  list: WireMenuGame[];
}

/** A call that has failed is repeated after so many milliseconds. */
const RETRY_MS = 5_000;
/** The draws of a game that were read so few milliseconds ago are not read again when the game is shown. */
const CURRENT_MS = 2_000;

/** Reads something with the server's time, and takes the time. */
async function readTimed<Value extends { serverTime: string }>(
  path: string,
  signal: AbortSignal,
): Promise<Value> {
  const { value, sent, received } = await readEarly<Value>(path, signal);
  setServerTime(value.serverTime, sent, received);
  return value;
}

/** The menu of games. It is read again when a draw that it counts down to has closed. */
export const menuQuery = (locale: string) =>
  queryOptions({
    queryKey: ['lottery', 'games', locale],
    queryFn: ({ signal }) => readTimed<WireMenu>(MENU_PATH, signal),
    refetchInterval: ({ state }) =>
      state.data
        ? untilMenuChanges(state.data.list, serverNow())
        : state.status === 'error'
          ? RETRY_MS
          : false,
  });

/**
 * The draw that is open, the one before it, and later ones. It is read when the draw has closed, and then each second until its result is
 * there. A hidden page reads nothing.
 */
export const currentQuery = (gameCode: string) =>
  queryOptions({
    queryKey: ['lottery', 'current', gameCode],
    queryFn: ({ signal }) => readTimed<WireCurrent>(currentPath(gameCode), signal),
    refetchInterval: ({ state }) =>
      state.data ? untilNews(state.data, serverNow()) : state.status === 'error' ? RETRY_MS : false,
    staleTime: CURRENT_MS,
  });

/** Reads again what a member has in the lottery: after a bet, a withdrawal and a draw. */
export function refreshBets(): void {
  void queryClient.invalidateQueries({ queryKey: ['lottery', 'bets'] });
  void queryClient.invalidateQueries({ queryKey: ['lottery', 'chases'] });
}

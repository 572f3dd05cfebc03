import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '@/components/ui/query-client';
import { callApi } from '@/lib/platform/http/call';
import type { WireCurrent, WireMenuGame } from '@/lib/studio/lottery/wire';
import { serverNow, setServerTime } from './clock/server-clock';
import { untilMenuChanges, untilNews } from './polling';

/** GET /lotto/lgw/games. */
export interface WireMenu {
  serverTime: string;
  list: WireMenuGame[];
}

/** Draws that a chase may reach. */
export const COMING = 119;

/** Reads something with the server's time, and takes the time. */
async function readTimed<Value extends { serverTime: string }>(
  path: string,
  signal: AbortSignal,
): Promise<Value> {
  const sent = performance.now();
  const value = await callApi<Value>('GET', path, undefined, signal);
  setServerTime(value.serverTime, sent, performance.now());
  return value;
}

/** The menu of games. It is read again when a draw that it counts down to has closed. */
export const menuQuery = (locale: string) =>
  queryOptions({
    queryKey: ['lottery', 'games', locale],
    queryFn: ({ signal }) => readTimed<WireMenu>('/lotto/lgw/games', signal),
    refetchInterval: ({ state }) => (state.data ? untilMenuChanges(state.data.list, serverNow()) : false),
  });

/**
 * The draw that is open, the one before it, and later ones. It is read when the draw has closed, and then each second until its result is
 * there. A hidden page reads nothing.
 */
export const currentQuery = (gameCode: string) =>
  queryOptions({
    queryKey: ['lottery', 'current', gameCode],
    queryFn: ({ signal }) =>
      readTimed<WireCurrent>(`/lotto/lgw/draws/${gameCode}/current?coming=${COMING}`, signal),
    refetchInterval: ({ state }) =>
      state.data ? untilNews(state.data, serverNow()) : state.status === 'error' ? 5_000 : false,
    staleTime: 0,
  });

/** Reads again what a member has in the lottery: after a bet, a withdrawal and a draw. */
export function refreshBets(): void {
  void queryClient.invalidateQueries({ queryKey: ['lottery', 'bets'] });
  void queryClient.invalidateQueries({ queryKey: ['lottery', 'chases'] });
}

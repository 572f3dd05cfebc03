import type { LotteryHall } from '@/lib/catalogue/constants';
import { callApi } from '@/lib/platform/http/call';
import { chosenGame } from './hall-path';
import type { ShellGame } from './shell-game';

/** Draws that a chase may reach. */
const COMING = 119;

export const MENU_PATH = '/lotto/lgw/games';
export const currentPath = (gameCode: string): string =>
  `/lotto/lgw/draws/${gameCode}/current?coming=${COMING}`;

/** An answer with `performance.now()` before and after the call. */
interface Timed<Value> {
  value: Value;
  sent: number;
  received: number;
}

/** A call that nobody has taken for so many milliseconds is out of date. A slow phone needs some seconds for the code. */
const LONGEST_MS = 20_000;

const started = new Map<string, { at: number; answer: Promise<Timed<unknown>> }>();

async function callTimed<Value>(path: string, signal?: AbortSignal): Promise<Timed<Value>> {
  const sent = performance.now();
  const value = await callApi<Value>('GET', path, undefined, signal);
  return { value, sent, received: performance.now() };
}

/** Calls the server, or takes the answer to a call that `startCalls` has sent. */
export function readEarly<Value>(path: string, signal: AbortSignal): Promise<Timed<Value>> {
  const early = started.get(path);
  started.delete(path);
  const isFresh = early !== undefined && performance.now() - early.at < LONGEST_MS;
  return isFresh ? (early.answer as Promise<Timed<Value>>) : callTimed<Value>(path, signal);
}

/**
 * Sends what a page of the lottery asks first, before the code that shows it is loaded: the menu, and the draws of the game that the address
 * names.
 */
export function startCalls(games: readonly ShellGame[], hall: LotteryHall): void {
  const code = new URLSearchParams(window.location.search).get('gameCode');
  for (const path of [MENU_PATH, currentPath(chosenGame(games, hall, code).gameCode)]) {
    const answer = callTimed<unknown>(path);
    // The part that reads the answer handles the failure.
    answer.catch(() => undefined);
    started.set(path, { at: performance.now(), answer });
  }
}

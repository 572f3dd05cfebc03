import { callApi } from '@/lib/platform/http/call';
import type { GameCard } from '@/lib/catalogue/types';

/** The ids of one's favourite games, fetched once per page and member. */
let ids: ReadonlySet<string> = new Set();
let owner: string | undefined;
const NONE: ReadonlySet<string> = new Set();
let fetched: Promise<void> | undefined;
const listeners = new Set<() => void>();
const lastToggle = new Map<string, number>();

/** A heart takes one press a second (product.md §9), in milliseconds. */
const THROTTLE_MS = 1000;

function set(next: ReadonlySet<string>): void {
  ids = next;
  for (const listener of listeners) listener();
}

export const favouriteIds = () => ids;
export const noFavourites = () => NONE;

export function onFavourites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches a member's ids; those of whoever was here before are forgotten first. */
export function loadFavourites(memberId: string): Promise<void> {
  if (owner !== memberId) dropFavourites();
  owner = memberId;
  fetched ??= callApi<{ ids: string[] }>('GET', '/lgw/games/favorites?pageSize=1')
    .then((value) => {
      // The answer may come when somebody else is here.
      if (owner === memberId) set(new Set(value.ids));
    })
    .catch(() => {
      if (owner === memberId) fetched = undefined;
    });
  return fetched;
}

/** Forgets them: somebody logged out. */
export function dropFavourites(): void {
  owner = undefined;
  fetched = undefined;
  if (ids.size > 0) set(new Set());
}

function withId(nodeId: string, on: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (on) next.add(nodeId);
  else next.delete(nodeId);
  return next;
}

/** Turns a favourite on or off at once, and back where the server refuses (then it throws ApiError). */
export async function toggleFavourite(game: GameCard, at = Date.now()): Promise<void> {
  if (at - (lastToggle.get(game.nodeId) ?? -Infinity) < THROTTLE_MS) return;
  lastToggle.set(game.nodeId, at);
  const on = !ids.has(game.nodeId);
  set(withId(game.nodeId, on));
  try {
    if (on)
      await callApi('POST', '/lgw/games/favorites', {
        nodeId: game.nodeId,
        vendor: game.vendor,
        gameType: game.gameType,
      });
    else await callApi('DELETE', `/lgw/games/favorites/${game.nodeId}`);
  } catch (error) {
    set(withId(game.nodeId, !on));
    throw error;
  }
}

import { callApi } from '@/lib/platform/http/call';
import type { GameCard } from '@/lib/catalogue/types';

/** The ids of the member's favourites, fetched once per page load and member. */
let ids: ReadonlySet<string> = new Set();
let ownerId: string | undefined;
const EMPTY: ReadonlySet<string> = new Set();
let request: Promise<void> | undefined;
const listeners = new Set<() => void>();
const lastToggle = new Map<string, number>();

/** Minimum milliseconds between two toggles of one game (LOBBY-8). */
const THROTTLE_MS = 1000;

function setIds(next: ReadonlySet<string>): void {
  ids = next;
  for (const listener of listeners) listener();
}

export const getFavouriteIds = () => ids;
export const getNoFavourites = () => EMPTY;

export function subscribeToFavourites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches a member's ids, and clears those of another member first. */
export function loadFavourites(memberId: string): Promise<void> {
  if (ownerId !== memberId) clearFavourites();
  ownerId = memberId;
  request ??= callApi<{ ids: string[] }>('GET', '/lgw/games/favorites?pageSize=1')
    .then((value) => {
      // The member may have changed before the response.
      if (ownerId === memberId) setIds(new Set(value.ids));
    })
    .catch(() => {
      if (ownerId === memberId) request = undefined;
    });
  return request;
}

/** Clears the ids after a logout. */
export function clearFavourites(): void {
  ownerId = undefined;
  request = undefined;
  if (ids.size > 0) setIds(new Set());
}

function copyWith(nodeId: string, on: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (on) next.add(nodeId);
  else next.delete(nodeId);
  return next;
}

/** Toggles a favourite at once, and back if the request fails. Throws ApiError. */
export async function toggleFavourite(game: GameCard, at = Date.now()): Promise<void> {
  if (at - (lastToggle.get(game.nodeId) ?? -Infinity) < THROTTLE_MS) return;
  lastToggle.set(game.nodeId, at);
  const on = !ids.has(game.nodeId);
  setIds(copyWith(game.nodeId, on));
  try {
    if (on)
      await callApi('POST', '/lgw/games/favorites', {
        nodeId: game.nodeId,
        vendor: game.vendor,
        gameType: game.gameType,
      });
    else await callApi('DELETE', `/lgw/games/favorites/${game.nodeId}`);
  } catch (error) {
    setIds(copyWith(game.nodeId, !on));
    throw error;
  }
}

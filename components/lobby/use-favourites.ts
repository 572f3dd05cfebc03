'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '@/components/session/use-session';
import {
  clearFavourites,
  getFavouriteIds,
  loadFavourites,
  getNoFavourites,
  subscribeToFavourites,
} from './favourites-store';

/** Returns the ids of the member's favourites; empty for a visitor. */
export function useFavourites(): ReadonlySet<string> {
  const { status, member } = useSession();
  const memberId = member?.id;
  const ids = useSyncExternalStore(subscribeToFavourites, getFavouriteIds, getNoFavourites);
  useEffect(() => {
    if (memberId !== undefined) void loadFavourites(memberId);
    else if (status === 'visitor') clearFavourites();
  }, [memberId, status]);
  return ids;
}

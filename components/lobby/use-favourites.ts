'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '@/components/session/use-session';
import { dropFavourites, favouriteIds, loadFavourites, noFavourites, onFavourites } from './favourites-store';

/** The ids of one's favourites; empty for a visitor. */
export function useFavourites(): ReadonlySet<string> {
  const { status, member } = useSession();
  const memberId = member?.id;
  const ids = useSyncExternalStore(onFavourites, favouriteIds, noFavourites);
  useEffect(() => {
    if (memberId !== undefined) void loadFavourites(memberId);
    else if (status === 'visitor') dropFavourites();
  }, [memberId, status]);
  return ids;
}

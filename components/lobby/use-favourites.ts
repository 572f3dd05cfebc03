'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '@/components/session/use-session';
import { dropFavourites, favouriteIds, loadFavourites, noFavourites, onFavourites } from './favourites-store';

/** The ids of one's favourites; empty for a visitor. */
export function useFavourites(): ReadonlySet<string> {
  const { status } = useSession();
  const ids = useSyncExternalStore(onFavourites, favouriteIds, noFavourites);
  useEffect(() => {
    if (status === 'member') void loadFavourites();
    if (status === 'visitor') dropFavourites();
  }, [status]);
  return ids;
}

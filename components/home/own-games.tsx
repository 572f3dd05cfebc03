'use client';

import { lazy } from 'react';
import { useSession } from '@/components/session/use-session';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { OwnGamesProps } from './own-rails';

const OwnRails = lazy(() => import('./own-rails'));

/** Favourites and recent games of whoever is logged in, below the hot ones; a visitor sees and fetches nothing of it. */
export function OwnGames(props: OwnGamesProps) {
  const memberId = useSession().member?.id;
  if (memberId === undefined) return null;
  return (
    <PartBoundary quiet>
      <OwnRails {...props} memberId={memberId} />
    </PartBoundary>
  );
}

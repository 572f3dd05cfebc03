'use client';

import { lazy } from 'react';
import { useSession } from '@/components/session/use-session';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { MemberGamesProps } from './member-rails';

const OwnRails = lazy(() => import('./member-rails'));

/** The member's favourites and recent games. For a visitor it renders and loads nothing. */
export function MemberGames(props: MemberGamesProps) {
  const memberId = useSession().member?.id;
  if (memberId === undefined) return null;
  return (
    <PartBoundary silent>
      <OwnRails {...props} memberId={memberId} />
    </PartBoundary>
  );
}

'use client';

import { MessagesBoundary } from '@/components/ui/messages-boundary';
import { Skeleton } from '@/components/ui/skeleton';
import { findGame } from '@/lib/studio/lottery/games/registry';
import ChartsPanel from '../charts/charts-panel';

/** The charts of a game with their messages. It is loaded when the visitor comes to it. */
export default function ChartsPart({ locale, gameCode }: { locale: string; gameCode: string }) {
  return (
    <MessagesBoundary
      locale={locale}
      namespaces={['lottery', 'lottery-plays', 'records']}
      fallback={<Skeleton className="h-96 w-full" />}
    >
      <ChartsPanel game={findGame(gameCode)!} />
    </MessagesBoundary>
  );
}

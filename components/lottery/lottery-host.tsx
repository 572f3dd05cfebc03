'use client';

import { lazy, useEffect, type ReactNode } from 'react';
import { loadMessages } from '@/components/ui/load-messages';
import { PartBoundary } from '@/components/ui/part-boundary';
import { useMounted } from '@/components/ui/use-mounted';
import type { LotteryHall } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { startCalls } from './early-calls';
import { BOARD_NAMESPACES, DESK_NAMESPACES } from './namespaces';
import type { PlayHead } from './play-heading';
import type { ShellGame } from './shell-game';

let isDeskLoaded = false;
const loadDesk = async () => {
  const desk = await import('./desk/lottery-desk');
  isDeskLoaded = true;
  return desk;
};
const LotteryDesk = lazy(loadDesk);

interface Props {
  locale: LocaleCode;
  hall: LotteryHall;
  games: readonly ShellGame[];
  /** The play type that the first game of the page begins with. */
  play: PlayHead;
  /** The first view, as the server rendered it. */
  children: ReactNode;
}

/**
 * Shows the first view of the server until the desk is loaded, which takes its place. The desk's calls and texts are asked for meanwhile. The
 * server does not render the desk: a part that it waits for would be sent with scripts that the policy of a cached page does not admit.
 */
export function LotteryHost({ locale, hall, games, play, children }: Props) {
  const isMounted = useMounted();
  useEffect(() => {
    // After another page of the lottery the desk is loaded, and asks by itself.
    if (isDeskLoaded) return;
    startCalls(games, hall);
    // The part that shows the texts handles a failure.
    for (const names of [DESK_NAMESPACES, BOARD_NAMESPACES])
      loadMessages(locale, names).catch(() => undefined);
  }, [locale, games, hall]);
  if (!isMounted) return children;
  return (
    <PartBoundary fallback={children}>
      <LotteryDesk locale={locale} hall={hall} games={games} play={play} fallback={children} />
    </PartBoundary>
  );
}

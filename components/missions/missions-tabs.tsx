'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Tabs } from '@/components/ui/tabs';
import { useMounted } from '@/components/ui/use-mounted';
import { CompetitionsView } from './competitions-view';
import { MissionsView } from './missions-view';

const BOARD = 'leaderboard';

/** The missions and the leaderboards of a member. The tab is in the address, so that it can be linked to. */
export function MissionsTabs({ categories }: { categories: Readonly<Record<string, string>> }) {
  const t = useTranslations('missions');
  const mounted = useMounted();
  const [chosen, setChosen] = useState<string>();
  const asked = mounted ? new URLSearchParams(window.location.search).get('tab') : null;
  const tab = chosen ?? (asked === BOARD ? BOARD : 'missions');
  const choose = (next: string) => {
    setChosen(next);
    const address = new URL(window.location.href);
    if (next === BOARD) address.searchParams.set('tab', BOARD);
    else address.searchParams.delete('tab');
    window.history.replaceState(window.history.state, '', address);
  };
  return (
    <Tabs
      label={t('title')}
      value={tab}
      onChange={choose}
      tabs={[
        { value: 'missions', label: t('title'), content: <MissionsView categories={categories} /> },
        { value: BOARD, label: t('board.title'), content: <CompetitionsView categories={categories} /> },
      ]}
    />
  );
}

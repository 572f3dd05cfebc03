'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/identity/form-alert';
import { RecordState } from '@/components/records/record-state';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { ApiError, callApi } from '@/lib/platform/http/call';
import type { WireLeaderboard } from '@/lib/rewards/competitions/wire';
import { CompetitionCard } from './competition-card';
import { LEADERBOARD_KEY } from './queries';

/** How often the standing is read again while it is shown. */
const REFRESH_MS = 60_000;

/** The leaderboards with prizes. */
export function CompetitionsView({ categories }: { categories: Readonly<Record<string, string>> }) {
  const t = useTranslations('missions');
  const tErrors = useTranslations('errors');
  const [joining, setJoining] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const board = useQuery({
    queryKey: LEADERBOARD_KEY,
    queryFn: ({ signal }) => callApi<WireLeaderboard>('GET', '/wps/missions/leaderboard', undefined, signal),
    refetchInterval: REFRESH_MS,
  });
  const { list = [], currency = '' } = board.data ?? {};
  const join = async (id: string) => {
    setJoining(id);
    setFailure(undefined);
    try {
      await callApi('POST', `/wps/missions/leaderboard/${id}/join`, {});
      notify(t('board.joined'), 'good');
    } catch (error) {
      setFailure((error instanceof ApiError && error.message) || tErrors('NETWORK'));
    } finally {
      setJoining(undefined);
      void queryClient.invalidateQueries({ queryKey: LEADERBOARD_KEY });
    }
  };
  return (
    <RecordState
      query={board}
      empty={list.length === 0}
      emptyTitle={t('board.none')}
      emptyHint={t('board.noneHint')}
      rowClassName="h-64"
      rows={2}
    >
      <div className="flex flex-col gap-4">
        <FormAlert message={failure} />
        {list.map((competition) => (
          <CompetitionCard
            key={competition.id}
            competition={competition}
            currency={currency}
            categories={categories}
            busy={joining === competition.id}
            onJoin={() => void join(competition.id)}
          />
        ))}
      </div>
    </RecordState>
  );
}

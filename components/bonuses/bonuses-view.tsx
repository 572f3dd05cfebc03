'use client';

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { RecordState } from '@/components/records/record-state';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Card, CardHeader } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notify } from '@/components/ui/notify';
import { queryClient } from '@/components/ui/query-client';
import { ApiError, callApi } from '@/lib/platform/http/call';
import type { WireBonus } from '@/lib/rewards/bonus-money/wire';
import { ActiveBonus } from './active-bonus';
import { EndedBonus } from './ended-bonus';
import { BONUSES_KEY, LIVE_BONUSES } from './query-keys';

interface Props {
  /** The names of the game categories, by their code. */
  categories: Record<string, string>;
}

/** The member's bonus money: what is active, with its progress and rules, and what has ended. */
export function BonusesView({ categories }: Props) {
  const t = useTranslations('bonuses');
  const tErrors = useTranslations('errors');
  const [givingUp, setGivingUp] = useState<WireBonus>();
  const [busy, setBusy] = useState(false);
  const bonuses = useQuery({
    queryKey: BONUSES_KEY,
    queryFn: ({ signal }) => callApi<{ list: WireBonus[] }>('GET', '/wps/rewards/bonuses', undefined, signal),
  });
  useLiveQueries(LIVE_BONUSES);
  const list = bonuses.data?.list ?? [];
  const active = list.filter(({ status }) => status === 'active');
  const ended = list.filter(({ status }) => status !== 'active');
  const giveUp = async ({ id }: WireBonus) => {
    setBusy(true);
    try {
      await callApi('POST', `/wps/rewards/bonuses/${id}/forfeit`, {});
      notify(t('gaveUp'), 'good');
    } catch (error) {
      notify((error instanceof ApiError && error.message) || tErrors('NETWORK'), 'bad');
    } finally {
      setBusy(false);
      setGivingUp(undefined);
      void queryClient.invalidateQueries({ queryKey: BONUSES_KEY });
    }
  };
  return (
    <RecordState
      query={bonuses}
      empty={list.length === 0}
      emptyTitle={t('none')}
      emptyHint={t('noneHint')}
      rowClassName="h-40"
      rows={2}
    >
      <div className="flex flex-col gap-5">
        {active.map((bonus) => (
          <ActiveBonus
            key={bonus.id}
            bonus={bonus}
            categories={categories}
            onGiveUp={() => setGivingUp(bonus)}
          />
        ))}
        {ended.length > 0 && (
          <Card>
            <CardHeader title={t('history')} />
            <ul className="divide-y divide-hairline">
              {ended.map((bonus) => (
                <EndedBonus key={bonus.id} bonus={bonus} />
              ))}
            </ul>
          </Card>
        )}
      </div>
      <ConfirmDialog
        open={givingUp !== undefined}
        title={t('giveUpTitle')}
        message={t('giveUpText')}
        confirmLabel={t('giveUp')}
        cancelLabel={t('keep')}
        tone="danger"
        busy={busy}
        onConfirm={() => givingUp && void giveUp(givingUp)}
        onClose={() => setGivingUp(undefined)}
      />
    </RecordState>
  );
}

'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { RecordState } from '@/components/records/record-state';
import { useCursorList } from '@/components/records/use-cursor-list';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import type { WirePointsEntry } from '@/lib/rewards/points/wire';
import { Points } from './points';
import { TRANSACTIONS_KEY } from './queries';

/** The history of the member's points, newest first. */
export function DetailsPanel() {
  const t = useTranslations('points');
  const locale = useLocale();
  const format = useFormatter();
  const { query: history, list: entries } = useCursorList<WirePointsEntry>(
    TRANSACTIONS_KEY,
    '/wps/points/transactions',
  );
  return (
    <Card>
      <CardHeader title={t('details.title')} description={t('details.text')} />
      <RecordState
        query={history}
        empty={entries.length === 0}
        emptyTitle={t('details.none')}
        emptyHint={t('details.noneHint')}
      >
        <ul className="divide-y divide-hairline">
          {entries.map((entry) => (
            <li key={entry.id} className="flex items-baseline justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="font-medium">{t(`kinds.${entry.kind}`)}</p>
                <p className="text-xs text-faint">
                  {format.dateTime(new Date(entry.at), { dateStyle: 'medium', timeStyle: 'short' })}
                </p>
                {entry.detail.rounds && Number(entry.detail.rounds) > 0 && (
                  <p className="text-xs text-muted">
                    {t('details.rounds', { count: Number(entry.detail.rounds) })}
                  </p>
                )}
                {entry.detail.order && (
                  <p className="text-xs text-muted">{t('details.order', { id: entry.detail.order })}</p>
                )}
                {entry.detail.reason && (
                  <p className="text-xs break-words text-muted">
                    <bdi>{entry.detail.reason}</bdi>
                  </p>
                )}
              </div>
              <div className="text-end">
                <Points value={entry.points} locale={locale} signed className="font-semibold" />
                <p className="text-xs text-faint">
                  {t('details.after')} <Points value={entry.balance} locale={locale} />
                </p>
              </div>
            </li>
          ))}
        </ul>
        {history.hasNextPage && (
          <Button
            block
            className="mt-3"
            busy={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </RecordState>
    </Card>
  );
}

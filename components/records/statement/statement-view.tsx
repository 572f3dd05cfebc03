'use client';

import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Field } from '@/components/ui/field';
import { Money } from '@/components/ui/money';
import { Select } from '@/components/ui/select';
import { RECORD_KINDS } from '@/lib/cashier/records/kinds';
import { callApi } from '@/lib/platform/http/call';
import { DownloadLink } from '../download-link';
import { FigureTile } from '../figure-tile';
import { lastDays } from '../period';
import { PeriodFilter } from '../period-filter';
import { pathWithQuery } from '../path-with-query';
import { RecordPages } from '../record-pages';
import { RecordState } from '../record-state';
import { ZoneNote } from '../zone-note';
import { STATEMENT_COLUMNS, StatementRow } from './statement-row';
import type { StatementPage } from './types';

const LIVE = [['records', 'statement']] as const;

/** The account record (RECORD-2): the balance before and after the period, and every movement between them. */
export function StatementView({ zone, currency }: { zone: string; currency: string }) {
  const t = useTranslations('records.statement');
  const locale = useLocale();
  const [filter, setFilter] = useState(() => ({
    ...lastDays(7, zone),
    kind: '',
    pageNum: 1,
    cursor: undefined as string | undefined,
  }));
  const applyFilter = (part: Partial<typeof filter>) =>
    setFilter((previous) => ({ ...previous, pageNum: 1, cursor: undefined, ...part }));
  const statement = useQuery({
    queryKey: ['records', 'statement', filter],
    queryFn: ({ signal }) =>
      callApi<StatementPage>(
        'GET',
        pathWithQuery('/wps/records/accounts', { ...filter, pageSize: 20 }),
        undefined,
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  useLiveQueries(LIVE);
  const page = statement.data;
  // The opening and closing balance do not differ by the sum of one kind of movement, so a filter by kind hides both.
  const figureKeys = filter.kind
    ? (['moneyIn', 'moneyOut'] as const)
    : (['opening', 'moneyIn', 'moneyOut', 'closing'] as const);
  const figures = figureKeys.map((key) => [key, page?.summary[key]] as const);
  return (
    <div className="flex flex-col gap-5">
      <PeriodFilter period={filter} zone={zone} onChange={applyFilter} />
      <Field label={t('kind')} className="max-w-xs">
        {(control) => (
          <Select
            {...control}
            value={filter.kind}
            placeholder={t('all')}
            options={RECORD_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            onChange={(event) => applyFilter({ kind: event.target.value })}
          />
        )}
      </Field>
      <dl className="grid grid-cols-2 gap-2.5 lg:grid-cols-4" aria-busy={statement.isFetching}>
        {figures.map(([key, value]) => (
          <FigureTile key={key} label={t(key)}>
            {value === undefined ? '–' : <Money value={value} currency={currency} locale={locale} />}
          </FigureTile>
        ))}
      </dl>
      <section
        aria-label={t('title')}
        aria-busy={statement.isFetching}
        className={statement.isPlaceholderData ? 'opacity-60' : ''}
      >
        <RecordState
          query={statement}
          empty={page?.list.length === 0}
          emptyTitle={t('empty')}
          emptyHint={t('emptyHint')}
          rowClassName="h-16 lg:h-14"
        >
          <div aria-hidden className={`mb-2 hidden px-4 text-xs text-faint ${STATEMENT_COLUMNS}`}>
            <span>{t('time')}</span>
            <span>{t('kind')}</span>
            <span className="text-end">{t('amount')}</span>
            <span className="text-end">{t('balance')}</span>
          </div>
          <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
            {page?.list.map((entry) => (
              <StatementRow key={entry.id} entry={entry} currency={currency} />
            ))}
          </ul>
          <RecordPages place={filter} page={page} onPlace={(place) => setFilter({ ...filter, ...place })} />
        </RecordState>
      </section>
      <DownloadLink
        path="/wps/records/accounts/file"
        query={{ from: filter.from, to: filter.to, kind: filter.kind }}
      />
      <ZoneNote zone={zone} />
    </div>
  );
}

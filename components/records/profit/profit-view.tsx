'use client';

import { useId, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Field } from '@/components/ui/field';
import { Money } from '@/components/ui/money';
import { Select, type SelectOption } from '@/components/ui/select';
import { callApi } from '@/lib/platform/http/call';
import { PROFIT_GROUPS, type ProfitGroup } from '@/lib/reporting/profit/constants';
import { Choice } from '../choice';
import { DownloadLink } from '../download-link';
import { FigureTile } from '../figure-tile';
import { lastDays } from '../period';
import { PeriodFilter } from '../period-filter';
import { pathWithQuery } from '../path-with-query';
import { RecordState } from '../record-state';
import { ZoneNote } from '../zone-note';
import { ProfitChart } from './profit-chart';
import { PROFIT_COLUMNS, ProfitListRow } from './profit-row';
import type { ProfitPage } from './types';

const LIVE = [['records', 'profit']] as const;

interface Props {
  zone: string;
  currency: string;
  categories: readonly SelectOption[];
  vendors: readonly SelectOption[];
}

/** The member's profit and loss: the sums of a period, a chart, and the figures by day, category or vendor (RECORD-3). */
export function ProfitView({ zone, currency, categories, vendors }: Props) {
  const t = useTranslations('records.profit');
  const tRecords = useTranslations('records');
  const locale = useLocale();
  const group = useId();
  const [filter, setFilter] = useState(() => ({
    ...lastDays(7, zone),
    kind: 'day' as ProfitGroup,
    gameType: '',
    vendor: '',
  }));
  const applyFilter = (part: Partial<typeof filter>) => setFilter((previous) => ({ ...previous, ...part }));
  useLiveQueries(LIVE);
  const profit = useQuery({
    queryKey: ['records', 'profit', filter],
    queryFn: async ({ signal }) => ({
      kind: filter.kind,
      ...(await callApi<ProfitPage>('GET', pathWithQuery('/wps/records/profit', filter), undefined, signal)),
    }),
    placeholderData: keepPreviousData,
  });
  const page = profit.data;
  const money = (value: string | undefined, signed = false) =>
    value === undefined ? '–' : <Money value={value} currency={currency} locale={locale} signed={signed} />;
  const nameOf = nameIn(page?.kind ?? filter.kind, { categories, vendors, locale });
  return (
    <div className="flex flex-col gap-5">
      <PeriodFilter period={filter} zone={zone} onChange={applyFilter} />
      <div className="grid max-w-xl grid-cols-2 gap-3">
        <Field label={tRecords('bets.gameType')}>
          {(control) => (
            <Select
              {...control}
              value={filter.gameType}
              placeholder={tRecords('bets.all')}
              options={categories}
              onChange={(event) => applyFilter({ gameType: event.target.value })}
            />
          )}
        </Field>
        <Field label={tRecords('bets.vendor')}>
          {(control) => (
            <Select
              {...control}
              value={filter.vendor}
              placeholder={tRecords('bets.all')}
              options={vendors}
              onChange={(event) => applyFilter({ vendor: event.target.value })}
            />
          )}
        </Field>
      </div>
      <dl className="grid grid-cols-2 gap-2.5 lg:grid-cols-4" aria-busy={profit.isFetching}>
        <FigureTile label={t('profit')}>{money(page?.summary.profit, true)}</FigureTile>
        <FigureTile label={t('stake')}>{money(page?.summary.stake)}</FigureTile>
        <FigureTile label={t('payout')}>{money(page?.summary.payout)}</FigureTile>
        <FigureTile label={t('rounds')}>
          <span className="tabular">
            {page ? new Intl.NumberFormat(locale).format(page.summary.rounds) : '–'}
          </span>
        </FigureTile>
      </dl>
      <div role="radiogroup" aria-label={t('by')} className="flex flex-wrap gap-2">
        {PROFIT_GROUPS.map((kind) => (
          <Choice
            key={kind}
            name={group}
            label={t(`group.${kind}`)}
            checked={filter.kind === kind}
            onChoose={() => applyFilter({ kind })}
          />
        ))}
      </div>
      <section
        aria-label={t('title')}
        aria-busy={profit.isFetching}
        className={profit.isPlaceholderData ? 'opacity-60' : ''}
      >
        <RecordState
          query={profit}
          empty={page?.list.length === 0}
          emptyTitle={t('empty')}
          emptyHint={t('emptyHint')}
          rowClassName="h-16 lg:h-12"
        >
          {page && <ProfitChart page={page} period={filter} currency={currency} nameOf={nameOf} />}
          <div aria-hidden className={`mb-2 hidden px-4 text-xs text-faint ${PROFIT_COLUMNS}`}>
            <span>{t(`group.${page?.kind ?? filter.kind}`)}</span>
            <span className="text-end">{t('rounds')}</span>
            <span className="text-end">{t('stake')}</span>
            <span className="text-end">{t('payout')}</span>
            <span className="text-end">{t('profit')}</span>
          </div>
          <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
            {page?.list.map((row) => (
              <ProfitListRow key={row.key} row={row} name={nameOf(row.key)} currency={currency} />
            ))}
          </ul>
        </RecordState>
      </section>
      <DownloadLink path="/wps/records/profit/file" query={filter} />
      <ZoneNote zone={zone} />
    </div>
  );
}

interface Names {
  categories: readonly SelectOption[];
  vendors: readonly SelectOption[];
  locale: string;
}

/** Names a row: the day, or the title of a category or vendor. One that the site no longer has keeps its code. */
function nameIn(kind: ProfitGroup, { categories, vendors, locale }: Names): (key: string) => string {
  if (kind === 'day') {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    return (key) => format.format(new Date(`${key}T00:00:00Z`));
  }
  const options = kind === 'category' ? categories : vendors;
  return (key) => options.find(({ value }) => value === key)?.label ?? key;
}

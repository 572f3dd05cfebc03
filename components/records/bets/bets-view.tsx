'use client';

import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { Field } from '@/components/ui/field';
import { Money } from '@/components/ui/money';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { Select, type SelectOption } from '@/components/ui/select';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { callApi } from '@/lib/platform/http/call';
import { DownloadLink } from '../download-link';
import { FigureTile } from '../figure-tile';
import { lastDays } from '../period';
import { PeriodFilter } from '../period-filter';
import { pathWithQuery } from '../path-with-query';
import { RecordPages } from '../record-pages';
import { RecordState } from '../record-state';
import { ZoneNote } from '../zone-note';
import { BET_COLUMNS, BetRow } from './bet-row';
import { RoundDialog } from './round-dialog';
import type { Bet, BetPage } from './types';

/** A round that ends in another tab changes the balance. The list is then fetched again (useLiveQueries). */
const LIVE = [['records', 'bets']] as const;

interface BetsViewProps {
  zone: string;
  currency: string;
  /** The categories and their vendors, as choices of the filter. */
  categories: readonly { gameType: string; title: string; vendors: readonly SelectOption[] }[];
}

/** The betting record (RECORD-1): a filter by days, category and vendor, the sums of what matches, and the rounds. */
export function BetsView({ zone, currency, categories }: BetsViewProps) {
  const t = useTranslations('records.bets');
  const locale = useLocale() as LocaleCode;
  const [filter, setFilter] = useState(() => ({
    ...lastDays(7, zone),
    gameType: '',
    vendor: '',
    pageNum: 1,
    cursor: undefined as string | undefined,
  }));
  const [openedBet, setOpenedBet] = useState<Bet>();
  const applyFilter = (part: Partial<typeof filter>) =>
    setFilter((previous) => ({ ...previous, pageNum: 1, cursor: undefined, ...part }));
  useLiveQueries(LIVE);
  const bets = useQuery({
    queryKey: ['records', 'bets', locale, filter],
    queryFn: ({ signal }) =>
      callApi<BetPage>(
        'GET',
        pathWithQuery('/wps/records/bets', { ...filter, pageSize: 20, language: locale.toUpperCase() }),
        undefined,
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const page = bets.data;
  const vendors = vendorsOf(categories, filter.gameType);
  const names = new Map(vendorsOf(categories, '').map(({ value, label }) => [value, label]));
  // A vendor that was disabled is not a choice any more; its rounds show its code.
  const nameOf = ({ vassalage }: Bet) => names.get(vassalage) ?? vassalage;
  return (
    <div className="flex flex-col gap-5">
      <PeriodFilter period={filter} zone={zone} onChange={applyFilter} />
      <div className="grid max-w-xl grid-cols-2 gap-3">
        <Field label={t('gameType')}>
          {(control) => (
            <Select
              {...control}
              value={filter.gameType}
              placeholder={t('all')}
              options={categories.map(({ gameType, title }) => ({ value: gameType, label: title }))}
              onChange={(event) => applyFilter({ gameType: event.target.value, vendor: '' })}
            />
          )}
        </Field>
        <Field label={t('vendor')}>
          {(control) => (
            <Select
              {...control}
              value={filter.vendor}
              placeholder={t('all')}
              options={vendors}
              onChange={(event) => applyFilter({ vendor: event.target.value })}
            />
          )}
        </Field>
      </div>
      <dl className="grid grid-cols-2 gap-2.5 lg:grid-cols-4" aria-busy={bets.isFetching}>
        <SummaryTile label={t('sum.stake')} value={page?.summary.stake} currency={currency} />
        <SummaryTile label={t('sum.payout')} value={page?.summary.payout} currency={currency} />
        <SummaryTile label={t('sum.profit')} value={page?.summary.profit} currency={currency} signed />
        <FigureTile label={t('sum.rounds')}>
          <span className="tabular">
            {page
              ? `${new Intl.NumberFormat(locale).format(Math.min(page.total, 1000))}${page.total > 1000 ? '+' : ''}`
              : '–'}
          </span>
        </FigureTile>
      </dl>
      <section
        aria-label={t('title')}
        aria-busy={bets.isFetching}
        className={bets.isPlaceholderData ? 'opacity-60' : ''}
      >
        <RecordState
          query={bets}
          empty={page?.list.length === 0}
          emptyTitle={t('empty')}
          emptyHint={t('emptyHint')}
          emptyAction={
            <PageLink href={localePath(locale, '/rng')} className={buttonStyle({ variant: 'amber' })}>
              {t('play')}
            </PageLink>
          }
          rowClassName="h-28 lg:h-20"
        >
          <div aria-hidden className={`mb-2 hidden px-3 text-xs text-faint ${BET_COLUMNS}`}>
            <span>{t('game')}</span>
            <span className="text-end">{t('stake')}</span>
            <span className="text-end">{t('payout')}</span>
            <span className="text-end">{t('profit')}</span>
            <span className="text-end">{t('state')}</span>
          </div>
          <ul className="flex flex-col gap-2.5">
            {page?.list.map((bet) => (
              <BetRow key={bet.roundId} bet={bet} vendor={nameOf(bet)} onOpen={() => setOpenedBet(bet)} />
            ))}
          </ul>
          <RecordPages place={filter} page={page} onPlace={(place) => setFilter({ ...filter, ...place })} />
        </RecordState>
      </section>
      <DownloadLink
        path="/wps/records/bets/file"
        query={{ from: filter.from, to: filter.to, gameType: filter.gameType, vendor: filter.vendor }}
      />
      <ZoneNote zone={zone} />
      {openedBet && (
        <RoundDialog bet={openedBet} vendor={nameOf(openedBet)} onClose={() => setOpenedBet(undefined)} />
      )}
    </div>
  );
}

interface SummaryTileProps {
  label: string;
  value: string | undefined;
  currency: string;
  signed?: boolean;
}

function SummaryTile({ label, value, currency, signed = false }: SummaryTileProps) {
  const locale = useLocale();
  return (
    <FigureTile label={label}>
      {value === undefined ? (
        '–'
      ) : (
        <Money value={value} currency={currency} locale={locale} signed={signed} />
      )}
    </FigureTile>
  );
}

/** Lists the vendors of a category, or of all if `gameType` is empty. A vendor of several categories is listed once. */
function vendorsOf(categories: BetsViewProps['categories'], gameType: string): SelectOption[] {
  const matching = categories.filter((entry) => gameType === '' || entry.gameType === gameType);
  return [
    ...new Map(
      matching.flatMap((entry) => entry.vendors.map((vendor) => [vendor.value, vendor] as const)),
    ).values(),
  ];
}

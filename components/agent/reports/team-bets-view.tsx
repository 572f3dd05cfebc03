'use client';

import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { DownloadLink } from '@/components/records/download-link';
import { FigureTile } from '@/components/records/figure-tile';
import { lastDays } from '@/components/records/period';
import { PeriodFilter } from '@/components/records/period-filter';
import { pathWithQuery } from '@/components/records/path-with-query';
import { RecordPages } from '@/components/records/record-pages';
import { RecordState } from '@/components/records/record-state';
import { useDateFormat } from '@/components/records/use-date-format';
import { ZoneNote } from '@/components/records/zone-note';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Money } from '@/components/ui/money';
import { Select, type SelectOption } from '@/components/ui/select';
import { BET_SCOPES, BET_STATUSES } from '@/lib/agents/team/bets/constants';
import type { WireTeamBet, WireTeamBets } from '@/lib/agents/team/bets/wire';
import { MAX_SEARCH } from '@/lib/agents/team/constants';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { TeamBetDialog } from './team-bet-dialog';

interface Props {
  zone: string;
  /** The page of members in the reader's language. */
  teamPath: string;
  /** The account that is filtered for at first; empty for the whole team. */
  account: string;
  categories: readonly { gameType: string; title: string; vendors: readonly SelectOption[] }[];
}

/** The bets of the agent's team: filters, the sums of what matches, and the bets, each with its details. */
export function TeamBetsView({ zone, teamPath, account, categories }: Props) {
  const t = useTranslations('agent-reports.bets');
  const locale = useLocale();
  const format = useDateFormat();
  const [filter, setFilter] = useState(() => ({
    ...lastDays(7, zone),
    account,
    scope: 'team' as (typeof BET_SCOPES)[number],
    status: 'settled' as (typeof BET_STATUSES)[number],
    gameType: '',
    vendor: '',
    nodeId: '',
    pageNum: 1,
    cursor: undefined as string | undefined,
  }));
  const [game, setGame] = useState('');
  const [opened, setOpened] = useState<WireTeamBet>();
  const apply = (part: Partial<typeof filter>) =>
    setFilter((before) => ({ ...before, pageNum: 1, cursor: undefined, ...part }));
  const { pageNum, cursor, ...asked } = filter;
  const found = { ...asked, account: filter.account.trim(), language: locale.toUpperCase() };
  const query = useQuery({
    queryKey: ['agent-team-bets', locale, filter],
    queryFn: ({ signal }) =>
      callApi<WireTeamBets>(
        'GET',
        pathWithQuery('/wps/agent/team/bets', { ...found, pageNum, cursor, pageSize: 20 }),
        undefined,
        signal,
      ),
    placeholderData: keepPreviousData,
    retry: (count, error) => !(error instanceof ApiError) && count < 2,
  });
  const isUnknown = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
  const page = isUnknown ? undefined : query.data;
  const vendors = [
    ...new Map(
      categories
        .filter((each) => filter.gameType === '' || each.gameType === filter.gameType)
        .flatMap((each) => each.vendors.map((vendor) => [vendor.value, vendor] as const)),
    ).values(),
  ];
  const names = new Map(
    categories.flatMap((each) => each.vendors.map(({ value, label }) => [value, label] as const)),
  );
  const money = (value: string | undefined) =>
    value === undefined || !page ? '–' : <Money value={value} currency={page.currency} locale={locale} />;
  return (
    <div className="flex flex-col gap-5">
      <PeriodFilter period={filter} zone={zone} onChange={apply} />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <Field label={t('account')} className="max-lg:col-span-2">
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={MAX_SEARCH}
              autoComplete="off"
              value={filter.account}
              onChange={(event) => apply({ account: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('scope')}>
          {(control) => (
            <Select
              {...control}
              value={filter.scope}
              options={BET_SCOPES.map((value) => ({ value, label: t(`scopes.${value}`) }))}
              onChange={(event) => apply({ scope: event.target.value as (typeof BET_SCOPES)[number] })}
            />
          )}
        </Field>
        <Field label={t('status')}>
          {(control) => (
            <Select
              {...control}
              value={filter.status}
              options={BET_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
              onChange={(event) => apply({ status: event.target.value as (typeof BET_STATUSES)[number] })}
            />
          )}
        </Field>
        <Field label={t('category')}>
          {(control) => (
            <Select
              {...control}
              value={filter.gameType}
              placeholder={t('all')}
              options={categories.map(({ gameType, title }) => ({ value: gameType, label: title }))}
              onChange={(event) => apply({ gameType: event.target.value, vendor: '', nodeId: '' })}
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
              onChange={(event) => apply({ vendor: event.target.value, nodeId: '' })}
            />
          )}
        </Field>
      </div>
      {filter.nodeId !== '' && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {t('onlyGame', { game })}
          <button
            type="button"
            className="inline-flex min-h-11 items-center text-amber hover:underline lg:min-h-0"
            onClick={() => apply({ nodeId: '' })}
          >
            {t('allGames')}
          </button>
        </p>
      )}
      {filter.status === 'settled' && (
        <dl className="grid grid-cols-2 gap-2.5 lg:grid-cols-4" aria-busy={query.isFetching}>
          <FigureTile label={t('sums.rounds')}>
            <span className="tabular">{page?.summary?.rounds.toLocaleString(locale) ?? '–'}</span>
          </FigureTile>
          <FigureTile label={t('sums.validBet')}>{money(page?.summary?.validBet)}</FigureTile>
          <FigureTile label={t('sums.payout')}>{money(page?.summary?.payout)}</FigureTile>
          <FigureTile label={t('sums.netLoss')}>{money(page?.summary?.netLoss)}</FigureTile>
        </dl>
      )}
      {isUnknown ? (
        <EmptyState title={t('notFound')} hint={t('notFoundHint')} />
      ) : (
        <section aria-label={t('list')} className={query.isPlaceholderData ? 'opacity-60' : ''}>
          <RecordState
            query={query}
            empty={page?.list.length === 0}
            emptyTitle={t('empty')}
            emptyHint={t('emptyHint')}
            rowClassName="h-24"
          >
            {page && (
              <>
                <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
                  {page.list.map((bet) => (
                    <BetRow
                      key={bet.roundId}
                      bet={bet}
                      vendor={names.get(bet.vassalage) ?? bet.vassalage}
                      currency={page.currency}
                      onOpen={() => setOpened(bet)}
                    />
                  ))}
                </ul>
                <RecordPages
                  place={filter}
                  page={page}
                  onPlace={(place) => setFilter({ ...filter, ...place })}
                />
              </>
            )}
          </RecordState>
        </section>
      )}
      {!isUnknown && <DownloadLink path="/wps/agent/team/bets/file" query={found} />}
      <div className="flex flex-col gap-1">
        {page?.countedUntil && (
          <p className="text-xs text-faint">{t('counted', { at: format.dateTime(page.countedUntil) })}</p>
        )}
        <p className="text-xs text-faint">{t('note')}</p>
        <ZoneNote zone={zone} />
      </div>
      {opened && page && (
        <TeamBetDialog
          bet={opened}
          currency={page.currency}
          teamPath={teamPath}
          onAccount={() => {
            apply({ account: opened.member.account, scope: 'own' });
            setOpened(undefined);
          }}
          onGame={() => {
            setGame(opened.gameName);
            apply({ nodeId: opened.nodeId });
            setOpened(undefined);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

interface BetRowProps {
  bet: WireTeamBet;
  /** The vendor's name. */
  vendor: string;
  currency: string;
  onOpen: () => void;
}

function BetRow({ bet, vendor, currency, onOpen }: BetRowProps) {
  const t = useTranslations('agent-reports.bets');
  const locale = useLocale();
  const format = useDateFormat();
  const money = { currency, locale, symbol: false };
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full items-center gap-3 px-4 py-3 text-start transition hover:bg-raised"
      >
        <img
          src={bet.iconUrl}
          alt=""
          width={36}
          height={48}
          loading="lazy"
          className="h-12 w-9 shrink-0 rounded-[0.4rem] bg-picture-ground object-cover"
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-2">
            <bdi className="font-medium">{bet.member.account}</bdi>
            <span className="text-xs text-faint">
              {bet.member.level === null
                ? t('left')
                : bet.member.level === 0
                  ? t('me')
                  : t('level', { level: bet.member.level })}
            </span>
          </span>
          <span className="block truncate text-sm text-muted">
            <bdi>{bet.gameName}</bdi> · <bdi>{vendor}</bdi>
          </span>
          <span className="block text-xs text-faint">{format.dateTime(bet.settledAt ?? bet.openedAt)}</span>
        </span>
        <span className="shrink-0 text-end text-sm">
          <span className="block text-xs text-faint">
            {t('stake')} <Money value={bet.stake} {...money} className="text-ink" />
          </span>
          <span className="block text-xs text-faint">
            {t('payout')} <Money value={bet.payout} {...money} className="text-ink" />
          </span>
          <span className="block">
            <span className="text-xs text-faint">{t('netLoss')} </span>
            <Money
              value={bet.netLoss}
              {...money}
              signed={bet.netLoss.startsWith('-')}
              className="font-semibold"
            />
          </span>
        </span>
      </button>
    </li>
  );
}

'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { DownloadLink } from '@/components/records/download-link';
import { FigureTile } from '@/components/records/figure-tile';
import { lastDays } from '@/components/records/period';
import { PeriodFilter } from '@/components/records/period-filter';
import { RecordPager } from '@/components/records/record-pager';
import { RecordState } from '@/components/records/record-state';
import { useDateFormat } from '@/components/records/use-date-format';
import { ZoneNote } from '@/components/records/zone-note';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Money } from '@/components/ui/money';
import { Select } from '@/components/ui/select';
import { MAX_SEARCH, TEAM_SORTS, type TeamSort } from '@/lib/agents/team/constants';
import type { WireTeam } from '@/lib/agents/team/wire';
import { OpenDownline, TeamMemberName } from './team-member';
import { TeamPath } from './team-path';
import { useTeam } from './use-team';

const FIGURES = ['validBet', 'netLoss', 'deposits', 'withdrawals'] as const;

/** The team of the agent, level by level, and by a search in the whole team. `teamPath` is the page in the reader's language. */
export function TeamView({ zone, teamPath }: { zone: string; teamPath: string }) {
  const t = useTranslations('agent-team');
  const locale = useLocale();
  const format = useDateFormat();
  const [period, setPeriod] = useState(() => lastDays(7, zone));
  const [parent, setParent] = useState<string>();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<TeamSort>('newest');
  const [pageNum, setPageNum] = useState(1);
  const wanted = search.trim();
  const query = useTeam<WireTeam>('/wps/agent/team', {
    ...period,
    memberId: wanted === '' ? parent : undefined,
    search: wanted,
    sort,
    pageNum,
  });
  const page = query.data;
  const open = (id: string | undefined) => {
    setParent(id);
    setSearch('');
    setPageNum(1);
  };
  return (
    <div className="flex flex-col gap-5">
      <PeriodFilter
        period={period}
        zone={zone}
        onChange={(next) => {
          setPeriod(next);
          setPageNum(1);
        }}
      />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label={t('team.search')}>
          {(control) => (
            <Input
              {...control}
              type="search"
              maxLength={MAX_SEARCH}
              value={search}
              onChange={(event) => {
                setSearch(event.target.value);
                setPageNum(1);
              }}
            />
          )}
        </Field>
        <Field label={t('team.sort')}>
          {(control) => (
            <Select
              {...control}
              value={sort}
              options={TEAM_SORTS.map((value) => ({ value, label: t(`team.sorts.${value}`) }))}
              onChange={(event) => {
                setSort(event.target.value as TeamSort);
                setPageNum(1);
              }}
            />
          )}
        </Field>
      </div>
      {wanted === '' && (
        <>
          <TeamPath path={page?.path ?? []} onStep={open} />
          <dl className="grid grid-cols-2 gap-2.5 lg:grid-cols-4" aria-busy={query.isFetching}>
            {FIGURES.map((key) => (
              <FigureTile key={key} label={t(`team.sums.${key}`)}>
                {page ? <Money value={page.summary[key]} currency={page.currency} locale={locale} /> : '–'}
              </FigureTile>
            ))}
          </dl>
        </>
      )}
      <RecordState
        query={query}
        empty={page?.list.length === 0}
        emptyTitle={t(wanted === '' ? 'team.empty' : 'team.notFound')}
        emptyHint={t(wanted === '' ? 'team.emptyHint' : 'team.notFoundHint')}
      >
        {page && (
          <>
            <p className="text-sm text-muted">{t('team.count', { count: page.total })}</p>
            <ul className="flex flex-col gap-2.5" aria-busy={query.isFetching}>
              {page.list.map((row) => (
                <li
                  key={row.id}
                  className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-4 md:flex-row md:items-center md:justify-between"
                >
                  <div className="min-w-0">
                    <TeamMemberName href={`${teamPath}/${row.id}`} member={row} />
                    <p className="mt-0.5 text-xs text-faint">
                      {t('team.level', { level: row.level })}
                      {' · '}
                      {t('team.joined', { at: format.dateTime(row.joinedAt) })}
                      {' · '}
                      {row.lastLoginAt
                        ? t('team.lastLogin', { at: format.dateTime(row.lastLoginAt) })
                        : t('team.neverLoggedIn')}
                    </p>
                  </div>
                  <div className="grid grid-cols-2 items-center gap-x-6 gap-y-2 sm:flex sm:flex-wrap md:justify-end">
                    {FIGURES.map((key) => (
                      <Amount
                        key={key}
                        label={t(`figures.${key}`)}
                        value={row.team[key]}
                        page={page}
                        locale={locale}
                      />
                    ))}
                    <OpenDownline directs={row.directs} onOpen={() => open(row.id)} />
                  </div>
                </li>
              ))}
            </ul>
            <RecordPager page={pageNum} pages={page.totalPages} onPage={setPageNum} />
          </>
        )}
      </RecordState>
      <DownloadLink
        path="/wps/agent/team/file"
        query={{ ...period, memberId: wanted === '' ? parent : undefined, search: wanted, sort }}
      />
      <div className="flex flex-col gap-1">
        <p className="text-xs text-faint">{t('team.note')}</p>
        <ZoneNote zone={zone} />
      </div>
    </div>
  );
}

function Amount({
  label,
  value,
  page,
  locale,
}: {
  label: string;
  value: string;
  page: { currency: string };
  locale: string;
}) {
  return (
    <dl className="md:text-end lg:w-24">
      <dt className="text-xs text-faint">{label}</dt>
      <dd className="font-medium">
        <Money value={value} currency={page.currency} locale={locale} />
      </dd>
    </dl>
  );
}

'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Chart } from '@/components/chart/chart';
import { DownloadLink } from '@/components/records/download-link';
import { FigureTile } from '@/components/records/figure-tile';
import { dayCount, daysBefore, lastDays } from '@/components/records/period';
import { PeriodFilter } from '@/components/records/period-filter';
import { RecordPager } from '@/components/records/record-pager';
import { RecordState } from '@/components/records/record-state';
import { ZoneNote } from '@/components/records/zone-note';
import { Card, CardHeader } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { usePageDirection } from '@/components/ui/use-page-direction';
import type { WireLosses } from '@/lib/agents/team/wire';
import { showAmount } from '@/lib/money/format';
import { OpenDownline, TeamMemberName } from './team-member';
import { TeamPath } from './team-path';
import { useTeam } from './use-team';

/** Profit and loss of each team directly below the agent, and further down. `teamPath` is the page of members in the reader's language. */
export function LossesView({ zone, teamPath }: { zone: string; teamPath: string }) {
  const t = useTranslations('agent-team');
  const locale = useLocale();
  const [period, setPeriod] = useState(() => lastDays(7, zone));
  const [parent, setParent] = useState<string>();
  const [pageNum, setPageNum] = useState(1);
  const query = useTeam<WireLosses>('/wps/agent/team/losses', { ...period, memberId: parent, pageNum });
  const page = query.data;
  const money = (value: string | undefined) =>
    value === undefined || !page ? '–' : <Money value={value} currency={page.currency} locale={locale} />;
  const open = (id: string | undefined) => {
    setParent(id);
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
      <TeamPath path={page?.path ?? []} onStep={open} />
      <dl className="grid grid-cols-2 gap-2.5 lg:grid-cols-4" aria-busy={query.isFetching}>
        <FigureTile label={t('losses.teamBet')}>{money(page?.summary.validBet)}</FigureTile>
        <FigureTile label={t('losses.teamLoss')}>{money(page?.summary.netLoss)}</FigureTile>
        <FigureTile label={t('losses.ownBet')}>{money(page?.own.validBet)}</FigureTile>
        <FigureTile label={t('losses.ownLoss')}>{money(page?.own.netLoss)}</FigureTile>
      </dl>
      {page && page.byDay.length > 1 && <LossesChart page={page} />}
      <RecordState
        query={query}
        empty={page?.list.length === 0}
        emptyTitle={t('team.empty')}
        emptyHint={t('team.emptyHint')}
      >
        {page && (
          <>
            <ul className="flex flex-col gap-2.5">
              {page.list.map((row) => (
                <li
                  key={row.id}
                  className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-hairline bg-surface p-4"
                >
                  <TeamMemberName href={`${teamPath}/${row.id}`} member={row} className="min-w-0" />
                  <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
                    <dl className="md:text-end lg:w-28">
                      <dt className="text-xs text-faint">{t('figures.validBet')}</dt>
                      <dd>{money(row.team.validBet)}</dd>
                    </dl>
                    <dl className="md:text-end lg:w-28">
                      <dt className="text-xs text-faint">{t('figures.netLoss')}</dt>
                      <dd className="font-medium">{money(row.team.netLoss)}</dd>
                    </dl>
                    <OpenDownline directs={row.directs} onOpen={() => open(row.id)} />
                  </div>
                </li>
              ))}
            </ul>
            <RecordPager page={pageNum} pages={page.totalPages} onPage={setPageNum} />
          </>
        )}
      </RecordState>
      <DownloadLink path="/wps/agent/team/losses/file" query={{ ...period, memberId: parent }} />
      <div className="flex flex-col gap-1">
        <p className="text-xs text-faint">{t('losses.note')}</p>
        <ZoneNote zone={zone} />
      </div>
    </div>
  );
}

/** The valid bets and the net loss of the shown team by day. */
function LossesChart({ page }: { page: WireLosses }) {
  const t = useTranslations('agent-team');
  const locale = useLocale();
  const direction = usePageDirection();
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const known = new Map(page.byDay.map((row) => [row.day, row]));
  const amount = (value: string) =>
    showAmount(value, page.currency, locale, { signed: value.startsWith('-') });
  return (
    <Card>
      <CardHeader title={t('losses.chart')} />
      <Chart
        points={Array.from({ length: dayCount(page) }, (_, index) => {
          const day = daysBefore(page.from, -index);
          const row = known.get(day);
          const texts: Record<string, string> = row
            ? { bet: amount(row.validBet), loss: amount(row.netLoss) }
            : {};
          return {
            label: date.format(new Date(`${day}T00:00:00Z`)),
            heights: { bet: row ? Number(row.validBet) : null, loss: row ? Number(row.netLoss) : null },
            texts,
          };
        })}
        series={[
          { key: 'bet', name: t('figures.validBet'), shape: 'line', tone: 'amber' },
          { key: 'loss', name: t('figures.netLoss'), shape: 'bar', tone: 'result' },
        ]}
        locale={locale}
        direction={direction}
      />
    </Card>
  );
}

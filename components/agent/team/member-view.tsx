'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { FigureTile } from '@/components/records/figure-tile';
import { lastDays } from '@/components/records/period';
import { PeriodFilter } from '@/components/records/period-filter';
import { RecordState } from '@/components/records/record-state';
import { useDateFormat } from '@/components/records/use-date-format';
import { ZoneNote } from '@/components/records/zone-note';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { Card, CardHeader } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { WireTeamMember } from '@/lib/agents/team/wire';
import { useTeam } from './use-team';

/**
 * A member of the team: place in the team, last login, and figures by day. No contact data. `betsPath` is the page of the team's bets in the
 * reader's language.
 */
export function MemberView({ id, zone, betsPath }: { id: string; zone: string; betsPath: string }) {
  const t = useTranslations('agent-team');
  const locale = useLocale();
  const format = useDateFormat();
  const [period, setPeriod] = useState(() => lastDays(30, zone));
  const query = useTeam<WireTeamMember>(`/wps/agent/team/${id}`, { ...period });
  const page = query.data;
  const money = (value: string | undefined) =>
    value === undefined || !page ? '–' : <Money value={value} currency={page.currency} locale={locale} />;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <RecordState query={query} empty={false} emptyTitle="" rowClassName="h-24" rows={3}>
      {page && (
        <div className="flex flex-col gap-5">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <bdi>{page.member.nickname}</bdi>
            {page.member.isAgent && <Badge tone="amber">{t('team.agent')}</Badge>}
            {page.member.level > 0 && (
              <span>
                {t('team.level', { level: page.member.level })} ·{' '}
                {t('member.upline', { account: page.member.upline })}
              </span>
            )}
            <span>{t('team.joined', { at: format.dateTime(page.member.joinedAt) })}</span>
            <span>
              {page.member.lastLoginAt
                ? t('team.lastLogin', { at: format.dateTime(page.member.lastLoginAt) })
                : t('team.neverLoggedIn')}
            </span>
            <span>{t('member.below', { count: page.member.below })}</span>
          </p>
          <PageLink
            href={`${betsPath}?account=${encodeURIComponent(page.member.account)}`}
            className={`${buttonStyle({ variant: 'outline', size: 'sm' })} self-start`}
          >
            {t('member.bets')}
          </PageLink>
          <PeriodFilter period={period} zone={zone} onChange={setPeriod} />
          <dl className="grid grid-cols-2 gap-2.5 lg:grid-cols-3" aria-busy={query.isFetching}>
            <FigureTile label={t('figures.validBet')}>{money(page.own.validBet)}</FigureTile>
            <FigureTile label={t('figures.netLoss')}>{money(page.own.netLoss)}</FigureTile>
            <FigureTile label={t('figures.deposits')}>{money(page.own.deposits)}</FigureTile>
            <FigureTile label={t('figures.withdrawals')}>{money(page.own.withdrawals)}</FigureTile>
            <FigureTile label={t('losses.teamBet')}>{money(page.team.validBet)}</FigureTile>
            <FigureTile label={t('losses.teamLoss')}>{money(page.team.netLoss)}</FigureTile>
          </dl>
          <Card>
            <CardHeader title={t('member.days')} />
            {page.byDay.length === 0 ? (
              <p className="text-sm text-muted">{t('member.noDays')}</p>
            ) : (
              <ul className="divide-y divide-hairline">
                {page.byDay.toReversed().map((row) => (
                  <li
                    key={row.day}
                    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
                  >
                    <span className="w-full font-medium sm:w-32">
                      {date.format(new Date(`${row.day}T00:00:00Z`))}
                    </span>
                    {(['validBet', 'netLoss', 'deposits', 'withdrawals'] as const).map((key) => (
                      <dl key={key} className="text-sm">
                        <dt className="text-xs text-faint">{t(`figures.${key}`)}</dt>
                        <dd>{money(row[key])}</dd>
                      </dl>
                    ))}
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <div className="flex flex-col gap-1">
            <p className="text-xs text-faint">{t('member.note')}</p>
            <ZoneNote zone={zone} />
          </div>
        </div>
      )}
    </RecordState>
  );
}

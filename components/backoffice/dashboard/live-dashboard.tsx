'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DashboardValue } from '@/lib/backoffice/dashboard/schema';
import { Stat, STAT_ROW } from '../stat';
import { useLive } from '../use-live';
import { DayChart, FortnightChart } from './charts';
import { GameList, MemberList, PaymentList } from './lists';
import { MoneyTiles } from './tiles';
import { ago, amountOf } from './values';

/** Seconds between two readings. */
const every = () => 15;

export interface LiveDashboardProps {
  initial: DashboardValue;
  /** Whether the operator may open the reports of members. */
  seesMembers: boolean;
  /** The state of the ledger's verification. */
  ledger: ReactNode;
  /** The health of the vendors. */
  vendors?: ReactNode;
}

/** The dashboard: figures that are read again while the page is visible, and lead to their reports. */
export function LiveDashboard({ initial, seesMembers, ledger, vendors }: LiveDashboardProps) {
  const t = useTranslations('backoffice-dashboard');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const value = useLive('/backoffice/api/dashboard', initial, every);
  const { money, waiting, feedback, applications } = value;
  const at = new Intl.DateTimeFormat(locale, {
    timeStyle: 'medium',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(value.at));
  if (!money && !waiting && !feedback && !applications) return <p className="text-muted">{t('nothing')}</p>;
  return (
    <div className="flex flex-col gap-5">
      {(waiting || feedback || applications) && (
        <section aria-label={t('waiting')} className={STAT_ROW}>
          {waiting && (
            <>
              <WaitingStat
                label={t('deposits')}
                href="/backoffice/deposits"
                count={waiting.deposits.count}
                notes={[
                  amountOf(waiting.deposits.amount, money?.currency, locale),
                  ago(waiting.deposits.oldest, value.at, locale, t),
                ]}
              />
              <WaitingStat
                label={t('withdrawals')}
                href="/backoffice/withdrawals"
                count={waiting.withdrawals.count}
                notes={[
                  amountOf(waiting.withdrawals.amount, money?.currency, locale),
                  ago(waiting.withdrawals.oldest, value.at, locale, t),
                ]}
              />
            </>
          )}
          {feedback && (
            <WaitingStat
              label={t('feedback')}
              href="/backoffice/feedback"
              count={feedback.count}
              notes={[ago(feedback.oldest, value.at, locale, t)]}
            />
          )}
          {applications && (
            <WaitingStat
              label={t('applications')}
              href="/backoffice/agents/applications"
              count={applications.count}
              notes={[ago(applications.oldest, value.at, locale, t)]}
            />
          )}
        </section>
      )}
      {money && (
        <>
          <MoneyTiles money={money} />
          <DayChart money={money} />
          <FortnightChart money={money} />
          <div className="grid gap-5 xl:grid-cols-2">
            <GameList money={money} />
            <PaymentList money={money} linked={waiting !== null} />
            <MemberList money={money} which="losers" linked={seesMembers} />
            <MemberList money={money} which="winners" linked={seesMembers} />
          </div>
        </>
      )}
      {vendors}
      {ledger}
      <p className="text-xs text-faint" aria-live="off">
        {t('updated', { at })}
      </p>
    </div>
  );
}

function WaitingStat(props: {
  label: string;
  href: string;
  count: number;
  notes: readonly (string | undefined)[];
}) {
  const locale = useLocale();
  return (
    <Stat
      label={props.label}
      value={new Intl.NumberFormat(locale).format(props.count)}
      note={props.notes.filter(Boolean).join(' · ') || '–'}
      highlighted={props.count > 0}
      href={props.href}
    />
  );
}

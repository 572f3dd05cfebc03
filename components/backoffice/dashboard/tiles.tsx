'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import type { DashboardMoney, DayFigures } from '@/lib/backoffice/dashboard/schema';
import { Change } from '../reports/change';
import { Stat } from '../stat';
import { changeOf } from './values';

type AmountKey = 'gross' | 'net' | 'stakes' | 'payouts' | 'deposits' | 'withdrawals';

const REVENUE = '/backoffice/reports/revenue?period=today&unit=hour';
const PAYMENTS = '/backoffice/reports/payments?period=today';
const MEMBERS = '/backoffice/reports/members?period=last30';

/** Today's figures, each with its change against the same hours of yesterday and of the day a week ago. */
export function MoneyTiles({ money }: { money: DashboardMoney }) {
  const t = useTranslations('backoffice-dashboard');
  const { days, soFar, members, currency } = money;
  const amounts: readonly (readonly [AmountKey, string, string | undefined])[] = [
    ['gross', REVENUE, t('rounds', { count: days.today.rounds })],
    ['net', REVENUE, undefined],
    ['stakes', REVENUE, undefined],
    ['payouts', REVENUE, undefined],
    ['deposits', PAYMENTS, t('requests', { count: days.today.depositCount })],
    ['withdrawals', PAYMENTS, t('requests', { count: days.today.withdrawalCount })],
  ];
  return (
    <section aria-label={t('today')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {amounts.map(([key, href, note]) => (
        <AmountTile
          key={key}
          name={key}
          href={href}
          note={note}
          day={days.today}
          soFar={soFar}
          currency={currency}
        />
      ))}
      <CountTile name="active" href={MEMBERS} values={members} />
      <CountTile name="registered" href={MEMBERS} values={members} />
    </section>
  );
}

function AmountTile(props: {
  name: AmountKey;
  href: string;
  note: string | undefined;
  day: DayFigures;
  soFar: DashboardMoney['soFar'];
  currency: string;
}) {
  const t = useTranslations('backoffice-dashboard');
  const locale = useLocale();
  const { name, soFar } = props;
  const isResult = name === 'gross' || name === 'net';
  return (
    <Stat
      label={t(`figures.${name}`)}
      value={<Money value={props.day[name]} currency={props.currency} locale={locale} signed={isResult} />}
      href={props.href}
      note={
        <>
          <Changes
            yesterday={changeOf(soFar.today[name], soFar.yesterday[name])}
            lastWeek={changeOf(soFar.today[name], soFar.lastWeek[name])}
          />
          {props.note && <span className="block">{props.note}</span>}
        </>
      }
    />
  );
}

/** A count of members. It has no hours: the earlier days are whole, and are named and not compared. */
function CountTile(props: {
  name: 'active' | 'registered';
  href: string;
  values: DashboardMoney['members'];
}) {
  const t = useTranslations('backoffice-dashboard');
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const { name, values } = props;
  return (
    <Stat
      label={t(`figures.${name}`)}
      value={count.format(values.today[name])}
      href={props.href}
      note={
        <>
          {t('wholeDays', {
            yesterday: count.format(values.yesterday[name]),
            lastWeek: count.format(values.lastWeek[name]),
          })}
          {name === 'registered' && (
            <span className="block">{t('firstDepositors', { count: values.today.firstDepositors })}</span>
          )}
        </>
      }
    />
  );
}

function Changes({ yesterday, lastWeek }: { yesterday: number | null; lastWeek: number | null }) {
  const t = useTranslations('backoffice-dashboard');
  return (
    <span className="flex flex-wrap gap-x-3" title={t('sameHours')}>
      <span>
        {t('yesterday')} <Change value={yesterday} />
      </span>
      <span>
        {t('lastWeek')} <Change value={lastWeek} />
      </span>
    </span>
  );
}

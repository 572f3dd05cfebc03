import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { Operator } from '@/lib/backoffice/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { formatDecimal } from '@/lib/money/amount';
import type { RaffleRecord } from '@/lib/rewards/promotions/raffles/queries';
import { now } from '@/lib/platform/clock';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { Facts } from '../facts';
import { Panel } from '../panel';

interface Props {
  raffle: RaffleRecord;
  operator: Operator;
  locale: LocaleCode;
}

const LINK = 'inline-flex min-h-11 items-center text-amber underline-offset-4 hover:underline lg:min-h-9';

/** The state of a raffle: what was published of it, and its winners with their rewards. */
export function RafflePanel({ raffle, operator, locale }: Props) {
  const t = useTranslations('backoffice-activities.raffle');
  const tStatus = useTranslations('reward-centre.statuses');
  const state = raffle.drawnAt
    ? 'drawn'
    : raffle.frozenAt
      ? 'final'
      : raffle.closesAt <= now()
        ? 'closed'
        : 'open';
  const hash = (value: string) => <bdi className="font-mono text-xs break-all">{value}</bdi>;
  const moment = (at: Date) => <DateTime at={at} locale={locale} />;
  const facts = [
    {
      key: 'state',
      value: <Badge tone={state === 'drawn' ? 'jade' : 'amber'}>{t(`states.${state}`)}</Badge>,
    },
    { key: 'opened', value: moment(raffle.openedAt) },
    { key: 'closes', value: moment(raffle.closesAt) },
    { key: 'final', value: raffle.frozenAt && moment(raffle.frozenAt) },
    { key: 'drawn', value: raffle.drawnAt && moment(raffle.drawnAt) },
    { key: 'tickets', value: raffle.tickets === null ? null : String(raffle.tickets) },
    { key: 'commitment', value: hash(raffle.commitment) },
    { key: 'listHash', value: raffle.listHash && hash(raffle.listHash) },
    { key: 'serverSeed', value: raffle.serverSeed && hash(raffle.serverSeed) },
  ];
  const mayReadMembers = operator.permissions.includes('members.read');
  const mayReadRewards = operator.permissions.includes('rewards.read');
  return (
    <div className="flex flex-col gap-5">
      <Panel title={t('title')}>
        <Facts
          facts={facts
            .filter(({ value }) => value !== null)
            .map(({ key, value }) => ({ key, name: t(`facts.${key}`), value }))}
        />
      </Panel>
      {raffle.drawnAt && (
        <Panel title={t('winners')} flush>
          <DataTable
            label={t('winners')}
            rows={raffle.winners}
            rowKey={({ place }) => String(place)}
            empty={<p className="px-4 pb-4 text-sm text-muted">{t('noWinners')}</p>}
            columns={[
              { key: 'place', head: t('place'), leads: true, cell: ({ place }) => String(place) },
              { key: 'ticket', head: t('ticket'), end: true, cell: ({ ticket }) => String(ticket) },
              {
                key: 'member',
                head: t('member'),
                cell: ({ account, memberId }) =>
                  mayReadMembers ? (
                    <PageLink href={`/backoffice/members/${memberId}`} className={LINK}>
                      <bdi>{account}</bdi>
                    </PageLink>
                  ) : (
                    <bdi>{account}</bdi>
                  ),
              },
              {
                key: 'prize',
                head: t('prize'),
                end: true,
                cell: ({ amount, currency }) => (
                  <Money value={formatDecimal(amount)} currency={currency} locale={locale} />
                ),
              },
              {
                key: 'reward',
                head: t('reward'),
                cell: ({ rewardId, rewardStatus }) => {
                  if (rewardId === null) return t('noReward');
                  const status = tStatus(rewardStatus as 'claimable');
                  return mayReadRewards ? (
                    <PageLink href={`/backoffice/rewards/${rewardId}`} className={LINK}>
                      {status}
                    </PageLink>
                  ) : (
                    status
                  );
                },
              },
            ]}
          />
        </Panel>
      )}
    </div>
  );
}

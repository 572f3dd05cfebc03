import { getLocale, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { PERIOD_DAYS, type memberRounds } from '@/lib/backoffice/members/loaders';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable } from './data-table';
import { PageLinks } from './page-links';
import { Sums } from './sums';
import { DateTime } from './date-time';

export interface MemberRoundsProps {
  rounds: ReturnType<typeof memberRounds>;
  href: (page: number) => string;
}

const TONES = { open: 'amber', closed: 'plain', voided: 'vermilion' } as const;

/** A member's rounds. */
export async function MemberRounds({ rounds, href }: MemberRoundsProps) {
  const [t, locale, given] = await Promise.all([getTranslations('backoffice'), getLocale(), rounds]);
  const amount = (value: bigint, currency: string, signed = false) => (
    <Money value={formatDecimal(value)} currency={currency} locale={locale} signed={signed} />
  );
  const currency = given.list[0]?.currency;
  const { stake, payout, validBet, profit } = given.summary;
  return (
    <>
      <p className="px-4 pb-3 text-sm text-muted">{t('members.period', { days: PERIOD_DAYS })}</p>
      {currency && (
        <Sums
          sums={[
            { key: 'stake', name: t('members.stakes'), value: amount(stake, currency) },
            { key: 'payout', name: t('members.payouts'), value: amount(payout, currency) },
            { key: 'valid', name: t('members.validBet'), value: amount(validBet, currency) },
            { key: 'profit', name: t('members.profit'), value: amount(profit, currency, true) },
          ]}
        />
      )}
      <DataTable
        label={t('members.views.rounds')}
        rows={given.list}
        rowKey={(round) => String(round.roundId)}
        empty={<EmptyState title={t('members.noRounds')} />}
        columns={[
          { key: 'game', head: t('members.game'), leads: true, cell: (round) => round.gameName },
          { key: 'vendor', head: t('members.vendor'), cell: (round) => round.vendor },
          {
            key: 'at',
            head: t('members.when'),
            cell: (round) => <DateTime at={round.openedAt} locale={locale} seconds />,
          },
          {
            key: 'status',
            head: t('columns.status'),
            cell: (round) => <Badge tone={TONES[round.status]}>{t(`members.rounds.${round.status}`)}</Badge>,
          },
          {
            key: 'stake',
            head: t('members.stakes'),
            end: true,
            cell: (round) => amount(round.stake, round.currency),
          },
          {
            key: 'profit',
            head: t('members.profit'),
            end: true,
            cell: (round) => amount(round.profit, round.currency, true),
          },
        ]}
      />
      <PageLinks page={given.pageNum} pages={given.totalPages} href={href} />
    </>
  );
}

import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { memberRewards, PERIOD_DAYS } from '@/lib/backoffice/members/loaders';
import { kindLabel } from '@/lib/backoffice/tables/labels';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { PageLinks } from '../page-links';
import { Sums } from '../sums';
import type { SectionProps } from './section';

/** Money that a member was given apart from the payouts of rounds: bonuses, jackpots, commissions and adjustments. */
export async function RewardsSection({ member, locale, page, pageAddress }: SectionProps) {
  const [t, tMembers, given] = await Promise.all([
    getTranslations('backoffice-members.rewards'),
    getTranslations('backoffice.members'),
    memberRewards(member, page),
  ]);
  const money = (value: bigint, signed = false) => (
    <Money value={formatDecimal(value)} currency={given.currency} locale={locale} signed={signed} />
  );
  return (
    <>
      <p className="px-4 pb-3 text-sm text-muted">{tMembers('period', { days: PERIOD_DAYS })}</p>
      <Sums
        sums={[
          { key: 'in', name: t('given'), value: money(given.moneyIn) },
          { key: 'out', name: t('taken'), value: money(given.moneyOut) },
        ]}
      />
      <DataTable
        label={t('title')}
        rows={given.list}
        rowKey={(row) => `${row.transactionId}:${row.amount}`}
        rowHref={(row) => `/backoffice/ledger/${row.transactionId}`}
        empty={<EmptyState title={t('none')} />}
        columns={[
          { key: 'kind', head: t('kind'), leads: true, cell: (row) => kindLabel(locale, row.kind) },
          { key: 'at', head: t('at'), cell: (row) => <DateTime at={row.at} locale={locale} /> },
          {
            key: 'reason',
            head: t('reason'),
            cell: (row) => <bdi className="break-words">{String(row.meta?.reason ?? '–')}</bdi>,
          },
          { key: 'amount', head: t('amount'), end: true, cell: (row) => money(row.amount, true) },
        ]}
      />
      <PageLinks page={given.pageNum} pages={given.totalPages} href={pageAddress} />
    </>
  );
}

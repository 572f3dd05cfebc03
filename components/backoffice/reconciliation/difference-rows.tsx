import { useLocale, useTranslations } from 'next-intl';
import { DataTable } from '@/components/backoffice/data-table';
import { DateTime } from '@/components/backoffice/date-time';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { Badge } from '@/components/ui/badge';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import type { ListedDifference } from '@/lib/reporting/reconciliation/queries';
import type { StatementRecord } from '@/lib/reporting/reconciliation/types';

/** Table of the differences between a statement and our records, both sides next to each other. */
export function DifferenceRows({
  rows,
  canDecide,
}: {
  rows: readonly ListedDifference[];
  /** Whether the operator may approve deposits. */
  canDecide: boolean;
}) {
  const t = useTranslations('backoffice-reconciliation');
  const locale = useLocale();
  // All four decimals of the ledger, because a difference may be as small as 1/10,000.
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const exact = (value: Amount) => format.format(formatDecimal(value) as unknown as number);
  const said = (word: StatementRecord | undefined) =>
    word ? (
      <bdi className="tabular">
        {t('inOut', { in: exact(word.in), out: exact(word.out) })} {word.currency}
      </bdi>
    ) : (
      <span className="text-faint">{t('nothing')}</span>
    );
  return (
    <DataTable
      label={t('found')}
      rows={rows}
      rowKey={(row) => row.reference}
      empty={<p className="px-4 py-6 text-sm text-muted">{t('clean')}</p>}
      columns={[
        {
          key: 'reference',
          head: t('reference'),
          leads: true,
          cell: (row) => (
            <bdi dir="ltr" className="font-medium break-all">
              {row.reference}
            </bdi>
          ),
        },
        {
          key: 'what',
          head: t('what'),
          cell: (row) => <Badge tone="vermilion">{t(`kinds.${row.kind}`)}</Badge>,
        },
        { key: 'theirs', head: t('theirs'), cell: (row) => said(row.theirs) },
        { key: 'ours', head: t('ours'), cell: (row) => said(row.ours) },
        {
          key: 'at',
          head: t('at'),
          cell: (row) => (row.ours ? <DateTime at={row.ours.at} locale={locale} seconds /> : '–'),
        },
        {
          key: 'deposit',
          head: t('deposit'),
          cell: ({ deposit, theirs }) => {
            if (!deposit) return null;
            const address = `/backoffice/deposits?show=all&id=${deposit.id}`;
            const arrived = deposit.undecided && canDecide && theirs ? formatDecimal(theirs.in) : undefined;
            return arrived === undefined ? (
              <PageLink href={address} className="text-amber hover:underline">
                <bdi>{`#${deposit.id}`}</bdi>
              </PageLink>
            ) : (
              <PageLink
                href={`${address}&arrived=${arrived}`}
                className={buttonStyle({ variant: 'amber', size: 'sm' })}
              >
                {t('approve', { amount: exact(theirs!.in) })}
              </PageLink>
            );
          },
        },
      ]}
    />
  );
}

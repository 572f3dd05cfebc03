import { useLocale, useTranslations } from 'next-intl';
import { DataTable } from '@/components/backoffice/data-table';
import { When } from '@/components/backoffice/when';
import { Badge } from '@/components/ui/badge';
import { formatDecimal, type Amount } from '@/lib/money/amount';
import type { Difference, Word } from '@/lib/reporting/reconciliation/types';

/** What a statement and our records say differently, both sides beside each other. */
export function DifferenceRows({ rows }: { rows: readonly Difference[] }) {
  const t = useTranslations('reconciliation-office');
  const locale = useLocale();
  // To the last of the ledger's four decimals, whatever the currency shows elsewhere: a ten-thousandth is a difference, too.
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const exact = (value: Amount) => format.format(formatDecimal(value) as unknown as number);
  const said = (word: Word | undefined) =>
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
          cell: (row) => (row.ours ? <When at={row.ours.at} locale={locale} seconds /> : '–'),
        },
      ]}
    />
  );
}

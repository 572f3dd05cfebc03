import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import type { PaymentFileSummary } from '@/lib/cashier/payment-files/types';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';

interface Props {
  rows: readonly PaymentFileSummary[];
  names: ReadonlyMap<bigint, string>;
}

/** Whether a payment file is discarded, paid, or still to be paid. */
export function FileState({ file }: { file: PaymentFileSummary }) {
  const t = useTranslations('backoffice-queues.files.states');
  if (file.discardedAt) return <Badge>{t('discarded')}</Badge>;
  if (file.withdrawals === 0) return <Badge>{t('empty')}</Badge>;
  return file.open === 0 ? (
    <Badge tone="jade">{t('paid')}</Badge>
  ) : (
    <Badge tone="amber">{t('open', { count: file.open })}</Badge>
  );
}

/** Table of payment files. */
export function FileRows({ rows, names }: Props) {
  const t = useTranslations('backoffice-queues.files');
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/withdrawals/files/${row.id}`}
      empty={<EmptyState title={t('none')} hint={t('noneText')} />}
      columns={[
        {
          key: 'number',
          head: t('number'),
          leads: true,
          cell: (row) => <bdi className="tabular">{`#${row.id}`}</bdi>,
        },
        { key: 'made', head: t('madeAt'), cell: (row) => <DateTime at={row.createdAt} locale={locale} /> },
        { key: 'by', head: t('madeBy'), cell: (row) => names.get(row.createdBy) ?? '–' },
        { key: 'template', head: t('template'), cell: (row) => <bdi>{row.template.name}</bdi> },
        { key: 'state', head: t('state'), cell: (row) => <FileState file={row} /> },
        { key: 'count', head: t('count'), end: true, cell: (row) => count.format(row.withdrawals) },
        {
          key: 'payout',
          head: t('payout'),
          end: true,
          cell: (row) => <Money value={formatDecimal(row.payout)} currency={row.currency} locale={locale} />,
        },
      ]}
    />
  );
}

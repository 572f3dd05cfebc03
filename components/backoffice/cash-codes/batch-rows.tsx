import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import type { CodeBatch } from '@/lib/cashier/codes/queries';
import { textIn } from '@/lib/content/text';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable } from '../data-table';
import { DateTime } from '../date-time';
import { BatchActions } from './batch-actions';

interface Props {
  rows: readonly CodeBatch[];
  names: ReadonlyMap<bigint, string>;
  at: Date;
}

/** Table of batches of cash codes. */
export function BatchRows({ rows, names, at }: Props) {
  const t = useTranslations('backoffice-codes');
  const locale = useLocale();
  const count = new Intl.NumberFormat(locale);
  const money = (value: bigint, currency: string) => (
    <Money value={formatDecimal(value)} currency={currency} locale={locale} />
  );
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      rowKey={(row) => String(row.id)}
      empty={<EmptyState title={t('none')} hint={t('noneText')} />}
      columns={[
        {
          key: 'number',
          head: t('batch'),
          leads: true,
          cell: (row) => (
            <span>
              <bdi className="tabular">{`#${row.id}`}</bdi>
              {row.note && <span className="block text-xs text-muted">{row.note}</span>}
            </span>
          ),
        },
        { key: 'channel', head: t('channel'), cell: (row) => textIn(row.channelNames, locale) },
        { key: 'value', head: t('value'), end: true, cell: (row) => money(row.amount, row.currency) },
        {
          key: 'redeemed',
          head: t('redeemed'),
          end: true,
          cell: (row) =>
            t('redeemedOf', { redeemed: count.format(row.redeemed), count: count.format(row.count) }),
        },
        {
          key: 'expires',
          head: t('expires'),
          cell: (row) => <DateTime at={row.expiresAt} locale={locale} />,
        },
        {
          key: 'state',
          head: t('state'),
          cell: (row) => {
            if (row.voidedAt) return <Badge tone="vermilion">{t('states.void')}</Badge>;
            if (row.redeemed === row.count) return <Badge tone="jade">{t('states.used')}</Badge>;
            if (row.expiresAt <= at) return <Badge>{t('states.expired')}</Badge>;
            return row.downloadedAt ? (
              <Badge tone="jade">{t('states.valid')}</Badge>
            ) : (
              <Badge tone="amber">{t('states.printed')}</Badge>
            );
          },
        },
        {
          key: 'made',
          head: t('made'),
          cell: (row) => (
            <span>
              <DateTime at={row.createdAt} locale={locale} />
              <span className="block text-xs text-muted">{names.get(row.createdBy) ?? '–'}</span>
            </span>
          ),
        },
        {
          key: 'actions',
          head: t('actions'),
          cell: (row) =>
            row.voidedAt ? null : (
              <BatchActions
                id={String(row.id)}
                canDownload={row.downloadedAt === null}
                canVoid={row.redeemed < row.count}
              />
            ),
        },
      ]}
    />
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { EvidenceRow } from '@/lib/risk/types';
import { DataTable, type Column } from '../data-table';
import { DateTime } from '../date-time';

const LINK = 'text-amber hover:underline';

const ADDRESSES: Partial<Record<EvidenceRow['what'], (row: EvidenceRow) => string>> = {
  deposit: ({ id }) => `/backoffice/deposits?show=all&id=${id}`,
  withdrawal: ({ id }) => `/backoffice/withdrawals?show=all&id=${id}`,
  round: ({ id }) => `/backoffice/reports/rounds/${id}`,
  play: ({ id, member }) => `/backoffice/reports/rounds?period=last30&game=${id}&member=${member}`,
  session: ({ member }) => `/backoffice/members/${member}?view=sessions`,
};

/** The evidence of a flag, with links to the records. */
export function Evidence({
  rows,
  accounts,
}: {
  rows: readonly EvidenceRow[];
  accounts: ReadonlyMap<string, string>;
}) {
  const t = useTranslations('backoffice-risk');
  const locale = useLocale();
  const columns: Column<EvidenceRow>[] = [
    {
      key: 'what',
      head: t('evidence.what'),
      leads: true,
      cell: (row) => {
        const name = (
          <>
            {t(`evidence.kinds.${row.what}`)} <bdi className="tabular">{`#${row.id}`}</bdi>
          </>
        );
        const address = ADDRESSES[row.what]?.(row);
        return address ? (
          <PageLink href={address} className={LINK}>
            {name}
          </PageLink>
        ) : (
          name
        );
      },
    },
    {
      key: 'member',
      head: t('evidence.member'),
      cell: (row) => (
        <PageLink href={`/backoffice/members/${row.member}`} className={LINK}>
          <bdi>{accounts.get(row.member) ?? row.member}</bdi>
        </PageLink>
      ),
    },
    {
      key: 'at',
      head: t('evidence.at'),
      cell: (row) => <DateTime at={new Date(row.at)} locale={locale} />,
    },
    { key: 'text', head: t('evidence.text'), cell: (row) => (row.text ? <bdi>{row.text}</bdi> : null) },
    {
      key: 'count',
      head: t('evidence.count'),
      end: true,
      cell: (row) => (row.count === undefined ? null : new Intl.NumberFormat(locale).format(row.count)),
    },
    {
      key: 'amount',
      head: t('evidence.amount'),
      end: true,
      cell: (row) =>
        row.amount === undefined ? null : (
          <Money value={row.amount} currency={row.currency!} locale={locale} />
        ),
    },
  ];
  const isShown = (key: string) =>
    !(key === 'text' || key === 'count' || key === 'amount') || rows.some((row) => row[key] !== undefined);
  return (
    <DataTable
      label={t('evidence.title')}
      rows={rows}
      rowKey={(row) => `${row.what} ${row.id} ${row.member}`}
      columns={columns.filter(({ key }) => isShown(key))}
      empty={<EmptyState title={t('evidence.none')} />}
    />
  );
}

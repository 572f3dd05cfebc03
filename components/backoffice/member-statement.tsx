import { getLocale, getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { PERIOD_DAYS, type memberStatement } from '@/lib/backoffice/members/loaders';
import { formatDecimal } from '@/lib/money/amount';
import { DataTable } from './data-table';
import { PageLinks } from './page-links';
import { Sums } from './sums';
import { DateTime } from './date-time';

export interface MemberStatementProps {
  statement: ReturnType<typeof memberStatement>;
  href: (page: number) => string;
}

/** A member's account statement. The opening balance plus credits minus debits is the closing balance. */
export async function MemberStatement({ statement, href }: MemberStatementProps) {
  const [t, locale, given] = await Promise.all([getTranslations('backoffice'), getLocale(), statement]);
  const amount = (value: bigint, signed = false) => (
    <Money value={formatDecimal(value)} currency={given.currency} locale={locale} signed={signed} />
  );
  const kindName = (kind: string) => (t.has(`kinds.${kind}`) ? t(`kinds.${kind}`) : kind);
  return (
    <>
      <p className="px-4 pb-3 text-sm text-muted">{t('members.period', { days: PERIOD_DAYS })}</p>
      <Sums
        sums={[
          { key: 'opening', name: t('members.opening'), value: amount(given.opening) },
          { key: 'in', name: t('members.moneyIn'), value: amount(given.moneyIn) },
          { key: 'out', name: t('members.moneyOut'), value: amount(given.moneyOut) },
          { key: 'closing', name: t('members.closing'), value: amount(given.closing) },
        ]}
      />
      <DataTable
        label={t('members.views.statement')}
        rows={given.list}
        rowKey={(line) => `${line.transactionId}:${line.entryNo}`}
        empty={<EmptyState title={t('members.noLines')} />}
        columns={[
          { key: 'kind', head: t('members.what'), leads: true, cell: (line) => kindName(line.kind) },
          {
            key: 'at',
            head: t('members.when'),
            cell: (line) => <DateTime at={line.at} locale={locale} seconds />,
          },
          {
            key: 'id',
            head: t('members.transaction'),
            cell: (line) => <bdi className="tabular">{String(line.transactionId)}</bdi>,
          },
          { key: 'amount', head: t('columns.amount'), end: true, cell: (line) => amount(line.amount, true) },
          {
            key: 'after',
            head: t('members.balanceAfter'),
            end: true,
            cell: (line) => amount(line.balanceAfter),
          },
        ]}
      />
      <PageLinks page={given.pageNum} pages={given.totalPages} href={href} />
    </>
  );
}

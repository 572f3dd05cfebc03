import { getLocale, getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import type { loadCandidates } from '@/lib/backoffice/exports/loaders';
import type { memberSums } from '@/lib/backoffice/members/loaders';
import type { LoadedTable } from '@/lib/backoffice/tables/loaders';
import type { StatementTableRow } from '@/lib/backoffice/tables/sources/records';
import type { Operator } from '@/lib/backoffice/types';
import { formatDecimal } from '@/lib/money/amount';
import { SHORTCUTS } from '@/lib/reporting/figures/rules';
import { daysName } from './reports/days-name';
import { Sums } from './sums';
import { tableAddress } from './tables/address';
import { OfficeTable } from './tables/office-table';

export interface MemberStatementProps {
  base: string;
  operator: Operator;
  table: Promise<LoadedTable<StatementTableRow>>;
  sums: ReturnType<typeof memberSums>;
  candidates: ReturnType<typeof loadCandidates>;
}

/** A member's account statement. The opening balance plus credits minus debits is the closing balance. */
export async function MemberStatement({ base, operator, ...given }: MemberStatementProps) {
  const [t, tReports, locale, table, sums, candidates] = await Promise.all([
    getTranslations('backoffice.members'),
    getTranslations('backoffice-reports'),
    getLocale(),
    given.table,
    given.sums,
    given.candidates,
  ]);
  const amount = (value: bigint) => (
    <Money value={formatDecimal(value)} currency={sums.currency} locale={locale} />
  );
  const { member: _, ...query } = table.query;
  return (
    <>
      <nav aria-label={tReports('period')} className="flex flex-wrap gap-1 px-3 pb-2">
        {SHORTCUTS.map((shortcut) => (
          <PageLink
            key={shortcut}
            scroll={false}
            href={tableAddress(base, query, { period: shortcut, from: undefined, until: undefined })}
            aria-current={sums.period.shortcut === shortcut ? 'true' : undefined}
            className="inline-flex h-11 items-center rounded-control px-2.5 text-sm text-muted hover:bg-raised hover:text-ink aria-[current=true]:bg-amber-wash aria-[current=true]:text-amber lg:h-8"
          >
            {tReports(`shortcuts.${shortcut}`)}
          </PageLink>
        ))}
      </nav>
      <p className="px-4 pb-3 text-sm text-muted">{daysName(sums.period.days, locale)}</p>
      <Sums
        sums={[
          { key: 'opening', name: t('opening'), value: amount(sums.opening) },
          { key: 'in', name: t('moneyIn'), value: amount(sums.moneyIn) },
          { key: 'out', name: t('moneyOut'), value: amount(sums.moneyOut) },
          { key: 'closing', name: t('closing'), value: amount(sums.closing) },
        ]}
      />
      <OfficeTable
        // The member is in the path of the page; only the filter of an export names it.
        table={{ ...table, query }}
        base={base}
        operator={operator}
        rowKey={(row) => `${row.transactionId}:${row.entryNo}`}
        rowHref={(row) => `/backoffice/ledger/${row.transactionId}`}
        leads="kind"
        signed={['amount']}
        empty={<EmptyState title={t('noLines')} />}
        candidates={candidates}
        unsaved
        framed
      />
    </>
  );
}

import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ProtectionHeader } from '@/components/backoffice/protection/protection-header';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { memberLimitsTable } from '@/lib/backoffice/tables/sources/protection';
import { Money } from '@/components/ui/money';
import { siteConfig } from '@/lib/platform/site-config';
import { limitText } from '@/lib/protection/limits/rules';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-protection' });
  return { title: t('views.limits') };
}

/** The limits of members. */
export default async function LimitsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('protection.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-protection' }),
    loadTable(memberLimitsTable, query, operator, locale),
    loadCandidates(operator, memberLimitsTable.name),
  ]);
  const { currency } = siteConfig().money;
  return (
    <>
      <ProtectionHeader view="limits" />
      <OfficeTable
        table={table}
        base="/backoffice/protection/limits"
        operator={operator}
        rowKey={(row) => `${row.memberId} ${row.kind} ${row.period} ${row.source}`}
        rowHref={(row) => `/backoffice/members/${row.memberId}?view=protection`}
        leads="account"
        cells={{
          limit: (row) =>
            row.kind === 'time' ? (
              t('minutes', { minutes: Number(row.amount) })
            ) : (
              <Money value={limitText(row.kind, row.amount)} currency={currency} locale={locale} />
            ),
        }}
        candidates={candidates}
        empty={<EmptyState title={t('empty.limits')} />}
      >
        <MemberFilter
          base="/backoffice/protection/limits"
          query={query}
          memberLabel={t('filter.member')}
          memberClassName="min-w-0 lg:w-56"
          choices={[]}
        />
      </OfficeTable>
    </>
  );
}

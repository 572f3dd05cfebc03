import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { FlagStatusBadge, SeverityBadge } from '@/components/backoffice/risk/badges';
import { FlagCheck, FlagSelection } from '@/components/backoffice/risk/flag-selection';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { RiskHeader } from '@/components/backoffice/risk/risk-header';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { riskFlagsTable } from '@/lib/backoffice/tables/sources/risk';
import { pickMessages } from '@/lib/i18n/messages';
import { DETECTOR_NAMES, SEVERITIES, STATUSES } from '@/lib/risk/constants';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-risk' });
  return { title: t('title') };
}

/** The risk flags, the open ones first, with a filter; several can be dismissed together. */
export default async function RiskPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('risk.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-risk' }),
    loadTable(riskFlagsTable, query, operator, locale),
    loadCandidates(operator, 'riskFlags'),
  ]);
  const mayDecide = operator.permissions.includes('risk.decide');
  const flags = (
    <OfficeTable
      table={table}
      base="/backoffice/risk"
      operator={operator}
      rowKey={(row) => String(row.id)}
      rowHref={(row) => `/backoffice/risk/flags/${row.id}`}
      leads="detector"
      cells={{
        id: (row) => (
          <>
            {mayDecide && row.status === 'open' && <FlagCheck id={String(row.id)} />}
            <bdi className="tabular">{`#${row.id}`}</bdi>
          </>
        ),
        severity: (row) => <SeverityBadge severity={row.severity} />,
        status: (row) => <FlagStatusBadge status={row.status} holds={row.holds} />,
        members: (row) => (
          <>
            <bdi>{row.accounts.join(', ')}</bdi>
            {row.memberCount > row.accounts.length &&
              ` ${t('moreMembers', { count: Number(row.memberCount) - row.accounts.length })}`}
          </>
        ),
      }}
      candidates={candidates}
      empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
    >
      <MemberFilter
        base="/backoffice/risk"
        query={query}
        choices={[
          {
            name: 'status',
            label: t('filter.status'),
            fallback: 'open',
            options: [
              ...STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
              { value: 'all', label: t('filter.all') },
            ],
            className: 'min-w-0 lg:w-40',
          },
          {
            name: 'severity',
            label: t('filter.severity'),
            fallback: '',
            options: [
              { value: '', label: t('filter.all') },
              ...SEVERITIES.map((value) => ({ value, label: t(`severities.${value}`) })),
            ],
            className: 'min-w-0 lg:w-40',
          },
          {
            name: 'detector',
            label: t('filter.detector'),
            fallback: '',
            options: [
              { value: '', label: t('filter.all') },
              ...DETECTOR_NAMES.map((value) => ({ value, label: t(`detectors.${value}.name`) })),
            ],
            className: 'min-w-0 max-lg:col-span-2 lg:w-64',
          },
        ]}
      />
    </OfficeTable>
  );
  return (
    <>
      <RiskHeader view="flags" />
      {mayDecide ? (
        <PageMessages messages={pickMessages(locale, ['backoffice-risk', 'backoffice-queues'])}>
          <FlagSelection ids={table.rows.map(({ id }) => String(id))}>{flags}</FlagSelection>
        </PageMessages>
      ) : (
        flags
      )}
    </>
  );
}

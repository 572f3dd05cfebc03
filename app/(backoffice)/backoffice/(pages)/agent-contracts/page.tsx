import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ContractsHeader } from '@/components/backoffice/agent-contracts/contracts-header';
import { OfferButton } from '@/components/backoffice/agent-contracts/terms-dialogs';
import { PageMessages } from '@/components/backoffice/page-messages';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { CONTRACT_KINDS } from '@/lib/agents/constants';
import { CONTRACT_STATES } from '@/lib/agents/contracts/constants';
import { toWireTerms } from '@/lib/agents/contracts/wire';
import { loadTemplates } from '@/lib/backoffice/agent-contracts/loaders';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { agentContractsTable } from '@/lib/backoffice/tables/sources/agent-contracts';
import { pickMessages } from '@/lib/i18n/messages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({
    locale: await backOfficeLocale(),
    namespace: 'backoffice-agent-contracts',
  });
  return { title: t('title') };
}

const BASE = '/backoffice/agent-contracts';

/** Every contract and offer between uplines and downlines, the newest first. */
export default async function AgentContractsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('agents.read');
  const query = toQuery(await searchParams);
  const [t, kinds, table, candidates, templates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-agent-contracts' }),
    getTranslations({ locale, namespace: 'agent-contracts' }),
    loadTable(agentContractsTable, query, operator, locale),
    loadCandidates(operator, 'agentContracts'),
    loadTemplates(),
  ]);
  const mayOffer = operator.permissions.includes('agents.contracts');
  const choices = (name: string, label: string, options: { value: string; label: string }[]) => ({
    name,
    label,
    fallback: '',
    className: 'min-w-0 lg:w-44',
    options: [{ value: '', label: t('filter.all') }, ...options],
  });
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-agent-contracts', 'agent-contracts'])}>
      <ContractsHeader
        view="list"
        actions={
          mayOffer && (
            <OfferButton
              templates={templates.map(({ id, name, shared, terms }) => ({
                id: String(id),
                name,
                shared,
                terms: toWireTerms(terms),
              }))}
            />
          )
        }
      />
      <OfficeTable
        table={table}
        base={BASE}
        operator={operator}
        rowKey={(row) => String(row.id)}
        leads="agent"
        cells={{
          agent: (row) => (
            <PageLink className="text-amber hover:underline" href={`${BASE}/${row.id}`}>
              <bdi>{row.agent}</bdi>
            </PageLink>
          ),
          upline: (row) =>
            row.uplineId === null ? (
              t('platform')
            ) : (
              <PageLink className="text-amber hover:underline" href={`/backoffice/members/${row.uplineId}`}>
                <bdi>{row.upline}</bdi>
              </PageLink>
            ),
        }}
        candidates={candidates}
        empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      >
        <MemberFilter
          base={BASE}
          query={query}
          memberLabel={t('filter.member')}
          choices={[
            choices(
              'kind',
              t('filter.kind'),
              CONTRACT_KINDS.map((kind) => ({ value: kind, label: kinds(`kinds.${kind}`) })),
            ),
            choices(
              'state',
              t('filter.state'),
              CONTRACT_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
            ),
          ]}
        />
      </OfficeTable>
    </PageMessages>
  );
}

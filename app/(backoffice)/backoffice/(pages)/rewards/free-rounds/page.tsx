import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { CancelFreeRounds } from '@/components/backoffice/rewards/cancel-free-rounds';
import { RewardsHeader } from '@/components/backoffice/rewards/rewards-header';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { freeRoundsTable } from '@/lib/backoffice/tables/sources/free-rounds';
import { pickMessages } from '@/lib/i18n/messages';
import { FREE_STATUSES } from '@/lib/rewards/free-rounds/constants';

const TONES = { active: 'amber', completed: 'jade', expired: 'plain', cancelled: 'vermilion' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-rewards' });
  return { title: t('views.freeRounds') };
}

/** The free rounds of members with what they won and cost, newest first. */
export default async function FreeRoundsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('rewards.read');
  const query = toQuery(await searchParams);
  const mayCancel = operator.permissions.includes('rewards.manage');
  const [t, tRounds, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-rewards' }),
    getTranslations({ locale, namespace: 'free-rounds' }),
    loadTable(freeRoundsTable, query, operator, locale),
    loadCandidates(operator, 'freeRounds'),
  ]);
  return (
    <>
      <RewardsHeader view="freeRounds" />
      <PageMessages messages={pickMessages(locale, ['backoffice-rewards'])}>
        <OfficeTable
          table={table}
          base="/backoffice/rewards/free-rounds"
          operator={operator}
          rowKey={(row) => String(row.id)}
          leads="title"
          cells={{
            status: (row) => (
              <span className="flex flex-wrap items-center gap-2">
                <Badge tone={TONES[row.status]}>{tRounds(`statuses.${row.status}`)}</Badge>
                {mayCancel && row.status === 'active' && <CancelFreeRounds id={String(row.id)} />}
              </span>
            ),
          }}
          candidates={candidates}
          empty={<EmptyState title={t('freeRounds.none')} hint={t('noneHint')} />}
        >
          <MemberFilter
            base="/backoffice/rewards/free-rounds"
            query={query}
            choices={[
              {
                name: 'status',
                label: t('status'),
                fallback: '',
                options: [
                  { value: '', label: t('all') },
                  ...FREE_STATUSES.map((value) => ({ value, label: tRounds(`statuses.${value}`) })),
                ],
                className: 'min-w-0 lg:w-44',
              },
            ]}
          />
        </OfficeTable>
      </PageMessages>
    </>
  );
}

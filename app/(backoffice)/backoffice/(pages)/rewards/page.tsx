import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { GiveReward } from '@/components/backoffice/rewards/give-reward';
import { RewardsHeader } from '@/components/backoffice/rewards/rewards-header';
import { RewardBadge } from '@/components/backoffice/rewards/reward-badge';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { rewardThreshold } from '@/lib/backoffice/rewards/loaders';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { rewardsTable } from '@/lib/backoffice/tables/sources/rewards';
import { pickMessages } from '@/lib/i18n/messages';
import { showAmount } from '@/lib/money/format';
import { siteConfig } from '@/lib/platform/site-config';
import { REWARD_KINDS, REWARD_STATUSES } from '@/lib/rewards/centre/constants';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-rewards' });
  return { title: t('title') };
}

/** All rewards of members, newest first. */
export default async function RewardsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('rewards.read');
  const query = toQuery(await searchParams);
  const mayGive = operator.permissions.includes('rewards.manage');
  const [t, tCentre, table, candidates, threshold] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-rewards' }),
    getTranslations({ locale, namespace: 'reward-centre' }),
    loadTable(rewardsTable, query, operator, locale),
    loadCandidates(operator, 'rewards'),
    mayGive ? rewardThreshold() : '',
  ]);
  return (
    <>
      <RewardsHeader
        view="list"
        actions={
          mayGive && (
            <PageMessages messages={pickMessages(locale, ['backoffice-rewards'])}>
              <GiveReward threshold={showAmount(threshold, siteConfig().money.currency, locale)} />
            </PageMessages>
          )
        }
      />
      <OfficeTable
        table={table}
        base="/backoffice/rewards"
        operator={operator}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => `/backoffice/rewards/${row.id}`}
        leads="title"
        cells={{ status: (row) => <RewardBadge status={row.status} /> }}
        candidates={candidates}
        empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      >
        {(query.bonus ?? query.friend) && (
          <p className="px-4 pt-4 text-sm">
            {query.bonus ? t('only.bonus', { id: query.bonus }) : t('only.friend', { id: query.friend! })}{' '}
            <PageLink className="text-amber hover:underline" href="/backoffice/rewards">
              {t('only.all')}
            </PageLink>
          </p>
        )}
        <MemberFilter
          base="/backoffice/rewards"
          query={query}
          choices={[
            {
              name: 'status',
              label: t('status'),
              fallback: '',
              options: [
                { value: '', label: t('all') },
                ...REWARD_STATUSES.map((value) => ({ value, label: tCentre(`statuses.${value}`) })),
              ],
              className: 'min-w-0 lg:w-44',
            },
            {
              name: 'kind',
              label: t('kind'),
              fallback: '',
              options: [
                { value: '', label: t('all') },
                ...REWARD_KINDS.map((value) => ({ value, label: tCentre(`kinds.${value}`) })),
              ],
              className: 'min-w-0 lg:w-48',
            },
          ]}
        />
      </OfficeTable>
    </>
  );
}

import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageMessages } from '@/components/backoffice/page-messages';
import { DecideReferral } from '@/components/backoffice/referral/decide-referral';
import { ReferralHeader } from '@/components/backoffice/referral/referral-header';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { PageLink } from '@/components/ui/page-link';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { toQuery } from '@/lib/backoffice/tables/params';
import { referralsTable } from '@/lib/backoffice/tables/sources/referral';
import { pickMessages } from '@/lib/i18n/messages';
import { formatDecimal } from '@/lib/money/amount';
import { siteCurrency } from '@/lib/reporting/settlement';
import { REFERRAL_STATES } from '@/lib/rewards/referral/constants';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-referral' });
  return { title: t('title') };
}

const BASE = '/backoffice/referral';

/** The relations of friends, newest first; held ones wait for a decision. */
export default async function ReferralPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('missions.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-referral' }),
    loadTable(referralsTable, query, operator, locale),
    loadCandidates(operator, 'referrals'),
  ]);
  const mayWrite = operator.permissions.includes('missions.write');
  const member = (id: bigint, account: string) => (
    <PageLink className="text-amber hover:underline" href={`/backoffice/members/${id}`}>
      <bdi>{account}</bdi>
    </PageLink>
  );
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-referral'])}>
      <ReferralHeader view="friends" />
      <OfficeTable
        table={table}
        base={BASE}
        operator={operator}
        rowKey={(row) => String(row.friendId)}
        leads="friend"
        cells={{
          friend: (row) => member(row.friendId, row.friend),
          referrer: (row) => member(row.referrerId, row.referrer),
          earned: (row) => {
            const amount = (
              <Money value={formatDecimal(row.earned)} currency={siteCurrency()} locale={locale} />
            );
            return row.earned > 0n && operator.permissions.includes('rewards.read') ? (
              <PageLink
                className="text-amber hover:underline"
                href={`/backoffice/rewards?friend=${row.friendId}`}
              >
                {amount}
              </PageLink>
            ) : (
              amount
            );
          },
          state: (row) =>
            mayWrite ? (
              <span className="flex flex-wrap items-center gap-2">
                {row.stateName}
                <DecideReferral friendId={String(row.friendId)} state={row.state} />
              </span>
            ) : (
              row.stateName
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
            {
              name: 'state',
              label: t('filter.state'),
              fallback: '',
              className: 'min-w-0 lg:w-48',
              options: [
                { value: '', label: t('filter.all') },
                ...REFERRAL_STATES.map((state) => ({ value: state, label: t(`states.${state}`) })),
              ],
            },
          ]}
        />
      </OfficeTable>
    </PageMessages>
  );
}

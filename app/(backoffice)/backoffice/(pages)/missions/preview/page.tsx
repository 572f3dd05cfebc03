import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DataTable } from '@/components/backoffice/data-table';
import { figureOf, rewardOf } from '@/components/backoffice/missions/goal-text';
import { MissionsHeader } from '@/components/backoffice/missions/missions-header';
import { Panel } from '@/components/backoffice/panel';
import { MemberFilter } from '@/components/backoffice/tables/member-filter';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { previewMissions } from '@/lib/backoffice/missions/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { toQuery } from '@/lib/backoffice/tables/params';
import { textIn } from '@/lib/content/text';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-missions' });
  return { title: t('title') };
}

const BASE = '/backoffice/missions/preview';

/** What one member is shown of the missions now. */
export default async function MissionPreviewPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('missions.read');
  const query = toQuery(await searchParams);
  const [t, found] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-missions' }),
    query.member ? previewMissions(query.member) : undefined,
  ]);
  return (
    <>
      <MissionsHeader view="preview" />
      <Panel flush>
        <div className="pt-4">
          <MemberFilter base={BASE} query={query} memberLabel={t('preview.account')} choices={[]} />
        </div>
        {query.member && !found && <EmptyState title={t('preview.unknown')} />}
        {found && (
          <>
            <p className="px-4 pb-3 text-sm">
              <PageLink className="text-amber hover:underline" href={`/backoffice/members/${found.memberId}`}>
                <bdi>{found.account}</bdi>
              </PageLink>
              {found.reason && <span className="ms-2 text-vermilion">{t(`preview.${found.reason}`)}</span>}
            </p>
            <DataTable
              label={t('views.preview')}
              rows={found.missions}
              rowKey={(row) => `${row.mission.id} ${row.window.key}`}
              rowHref={(row) => `/backoffice/missions/${row.mission.id}`}
              empty={<EmptyState title={t('preview.none')} />}
              columns={[
                {
                  key: 'title',
                  head: t('preview.mission'),
                  leads: true,
                  cell: (row) => textIn(row.mission.title, locale),
                },
                {
                  key: 'period',
                  head: t('fields.period'),
                  cell: (row) => (
                    <>
                      {t(`periods.${row.mission.period}`)} <bdi className="text-muted">{row.window.key}</bdi>
                    </>
                  ),
                },
                {
                  key: 'figure',
                  head: t('preview.figure'),
                  end: true,
                  cell: (row) => (
                    <bdi>
                      {figureOf(row.mission.figure, row.figure, found.currency, locale)} /{' '}
                      {figureOf(row.mission.figure, row.mission.target, found.currency, locale)}
                    </bdi>
                  ),
                },
                { key: 'state', head: t('preview.state'), cell: (row) => t(`statuses.${row.state}`) },
                {
                  key: 'reward',
                  head: t('fields.reward'),
                  cell: (row) => (
                    <>
                      {t(`rewards.${row.mission.reward}`)}{' '}
                      <bdi>{rewardOf(row.mission.reward, row.mission.amount, found.currency, locale)}</bdi>
                    </>
                  ),
                },
              ]}
            />
          </>
        )}
      </Panel>
    </>
  );
}

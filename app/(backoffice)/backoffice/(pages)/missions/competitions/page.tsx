import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DataTable } from '@/components/backoffice/data-table';
import { DateTime } from '@/components/backoffice/date-time';
import { MissionsHeader } from '@/components/backoffice/missions/missions-header';
import { Panel } from '@/components/backoffice/panel';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { PenLine } from '@/components/ui/icons';
import { PageLink } from '@/components/ui/page-link';
import { loadCompetitions } from '@/lib/backoffice/competitions/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { textIn } from '@/lib/content/text';
import { now } from '@/lib/platform/clock';
import { stateAt } from '@/lib/rewards/competitions/rules';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-missions' });
  return { title: t('views.competitions') };
}

/** All leaderboards with prizes, the newest first. */
export default async function CompetitionsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('missions.read');
  const [t, list] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-missions' }),
    loadCompetitions(),
  ]);
  const at = now();
  const figure = new Intl.NumberFormat(locale);
  return (
    <>
      <MissionsHeader
        view="competitions"
        actions={
          operator.permissions.includes('missions.write') && (
            <PageLink
              href="/backoffice/missions/competitions/new"
              className={buttonStyle({ variant: 'amber' })}
            >
              <PenLine aria-hidden className="size-4" />
              {t('board.new')}
            </PageLink>
          )
        }
      />
      <Panel flush>
        <DataTable
          label={t('views.competitions')}
          rows={list}
          rowKey={(row) => String(row.id)}
          rowHref={(row) => `/backoffice/missions/competitions/${row.id}`}
          empty={<EmptyState title={t('board.none')} hint={t('board.noneHint')} />}
          columns={[
            {
              key: 'title',
              head: t('board.fields.title'),
              leads: true,
              cell: (row) => textIn(row.title, locale),
            },
            {
              key: 'figure',
              head: t('board.fields.figure'),
              cell: (row) => t(`board.figures.${row.figure}`),
            },
            {
              key: 'starts',
              head: t('board.fields.startsAt'),
              cell: (row) => <DateTime at={row.startsAt} locale={locale} />,
            },
            {
              key: 'ends',
              head: t('board.fields.endsAt'),
              cell: (row) => <DateTime at={row.endsAt} locale={locale} />,
            },
            {
              key: 'entries',
              head: t('board.entries'),
              end: true,
              cell: (row) => <bdi>{figure.format(row.entries)}</bdi>,
            },
            {
              key: 'state',
              head: t('preview.state'),
              cell: (row) =>
                row.published ? (
                  <Badge tone="jade">{t(`board.states.${stateAt(row, at)}`)}</Badge>
                ) : (
                  <Badge>{t('board.states.draft')}</Badge>
                ),
            },
          ]}
        />
      </Panel>
    </>
  );
}

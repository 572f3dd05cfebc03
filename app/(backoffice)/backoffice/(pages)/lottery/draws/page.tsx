import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DrawBadge } from '@/components/backoffice/lottery/draw-badge';
import { DrawFilter } from '@/components/backoffice/lottery/draw-filter';
import { LotteryHeader } from '@/components/backoffice/lottery/lottery-header';
import { WaitingPanel, type WaitingDraw } from '@/components/backoffice/lottery/waiting-panel';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { EmptyState } from '@/components/ui/empty-state';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadWaiting } from '@/lib/backoffice/lottery/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { periodOf, toQuery } from '@/lib/backoffice/tables/params';
import { lotteryDrawsTable } from '@/lib/backoffice/tables/sources/lottery';
import { translator } from '@/lib/i18n/translator';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-lottery' });
  return { title: t('title') };
}

/** What waits for an operator, of every day, and the draws of a period, by game and status. */
export default async function DrawsPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('lottery.read');
  const query = toQuery(await searchParams);
  const [t, table, candidates, { overdue, decisions }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-lottery' }),
    loadTable(lotteryDrawsTable, query, operator, locale),
    loadCandidates(operator, 'lotteryDraws'),
    loadWaiting(),
  ]);
  const tGames = translator(locale, 'lottery-plays.games');
  const waiting: WaitingDraw[] = [
    ...overdue.map(({ id, ...draw }) => ({ ...draw, drawId: String(id), task: 'enter' as const })),
    ...decisions.map(({ drawId, game, period, drawsAt, kind }) => ({
      ...{ drawId: String(drawId), game, period, drawsAt, task: kind },
    })),
  ].map((draw) => ({ ...draw, game: tGames(draw.game) }));
  waiting.sort((one, other) => one.drawsAt.getTime() - other.drawsAt.getTime());
  return (
    <>
      <LotteryHeader view="draws" actions={<RefreshButton />} />
      <WaitingPanel draws={waiting} locale={locale} />
      <OfficeTable
        table={table}
        base="/backoffice/lottery/draws"
        operator={operator}
        rowKey={(row) => String(row.id)}
        rowHref={(row) => `/backoffice/lottery/draws/${row.id}`}
        leads="period"
        signed={['gross']}
        cells={{
          period: (row) => <bdi className="tabular">{row.period}</bdi>,
          status: (row) => <DrawBadge status={row.status} />,
        }}
        candidates={candidates}
        empty={<EmptyState title={t('draws.none')} hint={t('draws.noneHint')} />}
      >
        <DrawFilter base="/backoffice/lottery/draws" query={query} days={periodOf(query, 'today').days} />
      </OfficeTable>
    </>
  );
}

import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DataTable } from '@/components/backoffice/data-table';
import { DateTime } from '@/components/backoffice/date-time';
import { DecisionsTable } from '@/components/backoffice/lottery/decisions-table';
import { ImportResults } from '@/components/backoffice/lottery/import-form';
import { LotteryHeader } from '@/components/backoffice/lottery/lottery-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { EmptyState } from '@/components/ui/empty-state';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadWaiting } from '@/lib/backoffice/lottery/loaders';
import { resultLine } from '@/lib/backoffice/lottery/rules';
import { pickMessages } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { findGame } from '@/lib/studio-host/lottery/desk';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-lottery' });
  return { title: t('title') };
}

/** What is to be done by hand: results to be entered, and entries of other operators to be confirmed. */
export default async function LotteryResultsPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('lottery.read');
  const [t, { overdue, decisions }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-lottery' }),
    loadWaiting(),
  ]);
  const tGames = translator(locale, 'lottery-plays.games');
  const may = (permission: 'lottery.results' | 'lottery.confirm') =>
    operator.permissions.includes(permission);
  return (
    <PageMessages messages={pickMessages(locale, ['backoffice-lottery', 'lottery-plays'])}>
      <LotteryHeader view="results" actions={may('lottery.results') && <ImportResults />} />
      <DecisionsTable
        mayDecide={may('lottery.confirm')}
        rows={decisions.map((row) => ({
          id: String(row.id),
          drawId: String(row.drawId),
          game: tGames(row.game),
          period: row.period,
          kind: row.kind,
          origin: row.origin,
          source: findGame(row.game)!.source,
          result: row.result,
          former: row.former,
          line: resultLine(row.result),
          formerLine: resultLine(row.former),
          reason: row.reason,
          enteredBy: row.enteredBy,
          entered: <DateTime at={row.enteredAt} locale={locale} />,
          isOwn: row.enteredBy === operator.account,
        }))}
      />
      <Panel flush title={t('results.toEnter')}>
        <DataTable
          label={t('results.toEnter')}
          rows={overdue}
          rowKey={(row) => String(row.id)}
          rowHref={(row) => `/backoffice/lottery/draws/${row.id}`}
          empty={<EmptyState title={t('results.nothingToEnter')} hint={t('results.nothingToEnterHint')} />}
          columns={[
            {
              key: 'draw',
              head: t('results.draw'),
              leads: true,
              cell: (row) => (
                <>
                  {tGames(row.game)} <bdi className="tabular">{row.period}</bdi>
                </>
              ),
            },
            {
              key: 'due',
              head: t('results.due'),
              cell: (row) => <DateTime at={row.drawsAt} locale={locale} />,
            },
          ]}
        />
      </Panel>
    </PageMessages>
  );
}

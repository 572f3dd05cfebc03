import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { LotteryHeader } from '@/components/backoffice/lottery/lottery-header';
import { Panel } from '@/components/backoffice/panel';
import { RefreshButton } from '@/components/backoffice/refresh-button';
import { ReportFilter } from '@/components/backoffice/reports/report-filter';
import { height } from '@/components/backoffice/reports/revenue-chart';
import { Stat, STAT_ROW } from '@/components/backoffice/stat';
import { linkedAddress, tableAddress } from '@/components/backoffice/tables/address';
import { OfficeTable } from '@/components/backoffice/tables/office-table';
import { bucketName } from '@/components/backoffice/tables/values';
import { Chart } from '@/components/chart/chart';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { loadCandidates } from '@/lib/backoffice/exports/loaders';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadProfit } from '@/lib/backoffice/lottery/loaders';
import type { SearchParams } from '@/lib/backoffice/page-params';
import { loadCurrencies } from '@/lib/backoffice/reports/loaders';
import { loadTable } from '@/lib/backoffice/tables/loaders';
import { currencyOf, periodOf, toQuery } from '@/lib/backoffice/tables/params';
import { lotteryProfitTable, profitGroup } from '@/lib/backoffice/tables/sources/lottery';
import { locale as localeOf } from '@/lib/i18n/locales';
import { translator } from '@/lib/i18n/translator';
import { formatDecimal } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { lotteryGames } from '@/lib/studio/lottery/games/registry';

const BASE = '/backoffice/lottery/profit';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-lottery' });
  return { title: t('title') };
}

/** What settled draws have brought, by day and by game; a row leads to its draws. */
export default async function LotteryProfitPage({ searchParams }: { searchParams: SearchParams }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('lottery.read');
  const query = toQuery(await searchParams);
  const [t, tReports, table, { days, sum, records }, currencies, candidates] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-lottery' }),
    getTranslations({ locale, namespace: 'backoffice-reports' }),
    loadTable(lotteryProfitTable, query, operator, locale),
    loadProfit(query),
    loadCurrencies(),
    loadCandidates(operator, 'lotteryProfit'),
  ]);
  const currency = currencyOf(query);
  const period = periodOf(query);
  const tGames = translator(locale, 'lottery-plays.games');
  const group = profitGroup(query);
  const money = (value: bigint, signed = false) => (
    <Money value={formatDecimal(value)} currency={currency} locale={locale} signed={signed} />
  );
  const count = new Intl.NumberFormat(locale);
  const drawsOf = (row: { day: string; game: string }) =>
    linkedAddress('/backoffice/lottery/draws', query, ['currency'], {
      from: row.day || period.days.from,
      until: row.day || period.days.until,
      game: row.game || query.game,
      status: 'settled',
    });
  return (
    <>
      <LotteryHeader view="profit" actions={<RefreshButton />} />
      <ReportFilter
        base={BASE}
        query={query}
        period={period}
        choices={[
          {
            name: 'game',
            label: t('filter.game'),
            value: query.game ?? '',
            options: [
              { value: '', label: t('filter.allGames') },
              ...lotteryGames.map(({ code }) => ({ value: code, label: tGames(code) })),
            ],
          },
          {
            name: 'by',
            label: t('profit.by'),
            value: group,
            options: (['day', 'game', 'both'] as const).map((value) => ({
              value,
              label: t(`profit.groups.${value}`),
            })),
          },
          {
            name: 'currency',
            label: tReports('currency'),
            value: currency,
            options: currencies.map((value) => ({ value, label: value })),
          },
        ]}
      />
      <div className={`${STAT_ROW} mb-5`}>
        <Stat label={t('profit.draws')} value={count.format(sum?.draws ?? 0n)} />
        <Stat label={t('profit.bets')} value={count.format(sum?.bets ?? 0n)} />
        <Stat label={t('draw.stake')} value={money(sum?.stake ?? 0n)} />
        <Stat label={t('draw.gross')} value={money(sum?.gross ?? 0n, true)} />
        {records && operator.permissions.includes('reports.read') && (
          <Stat
            label={t('profit.records')}
            value={count.format(records.rounds)}
            note={t('profit.recordsNote', {
              stakes: showAmount(formatDecimal(records.stakes), currency, locale),
              payouts: showAmount(formatDecimal(records.payouts), currency, locale),
            })}
            href={tableAddress('/backoffice/reports/rounds', {
              from: period.days.from,
              until: period.days.until,
              game: String(records.nodeId),
              currency,
            })}
          />
        )}
      </div>
      {days.length > 0 && (
        <Panel title={t('draw.gross')} className="mb-5">
          <Chart
            points={days.map((row) => ({
              label: bucketName(row.day, 'day', locale, true),
              heights: { gross: height(row.gross) },
              texts: { gross: showAmount(formatDecimal(row.gross), currency, locale) },
              href: drawsOf(row),
            }))}
            series={[{ key: 'gross', name: t('draw.gross'), shape: 'bar', tone: 'result' }]}
            locale={locale}
            direction={localeOf(locale).direction}
          />
        </Panel>
      )}
      <OfficeTable
        table={table}
        base={BASE}
        operator={operator}
        title={tReports('details')}
        rowKey={(row) => `${row.day} ${row.game}`}
        rowHref={drawsOf}
        unit="day"
        leads={group === 'game' ? 'game' : 'day'}
        signed={['gross']}
        candidates={candidates}
        empty={<EmptyState title={t('profit.none')} hint={t('profit.noneHint')} />}
      />
    </>
  );
}

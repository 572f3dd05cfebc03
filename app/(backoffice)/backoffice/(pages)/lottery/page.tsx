import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { DataTable } from '@/components/backoffice/data-table';
import { LotteryHeader } from '@/components/backoffice/lottery/lottery-header';
import { scheduleText } from '@/components/backoffice/lottery/schedule-text';
import { Panel } from '@/components/backoffice/panel';
import { Stat, STAT_ROW } from '@/components/backoffice/stat';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Money } from '@/components/ui/money';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadGames } from '@/lib/backoffice/lottery/loaders';
import { translator } from '@/lib/i18n/translator';
import { formatDecimal } from '@/lib/money/amount';
import { zoneName } from '@/lib/platform/zone';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-lottery' });
  return { title: t('title') };
}

/** The games of the lottery, with what was bet on them today. */
export default async function LotteryPage() {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  await requireOperator('lottery.read');
  const [t, { games, currency }] = await Promise.all([
    getTranslations({ locale, namespace: 'backoffice-lottery' }),
    loadGames(),
  ]);
  const tSchedule = translator(locale, 'backoffice-lottery.schedule');
  const tGames = translator(locale, 'lottery-plays.games');
  const money = (value: bigint, signed = false) => (
    <Money value={formatDecimal(value)} currency={currency} locale={locale} signed={signed} />
  );
  const sum = (key: 'stake' | 'gross') => games.reduce((total, row) => total + row[key], 0n);
  return (
    <>
      <LotteryHeader view="games" />
      <div className={`${STAT_ROW} mb-5`}>
        <Stat
          label={t('games.betsToday')}
          value={new Intl.NumberFormat(locale).format(games.reduce((total, { bets }) => total + bets, 0))}
        />
        <Stat label={t('games.stakeToday')} value={money(sum('stake'))} />
        <Stat label={t('games.grossToday')} value={money(sum('gross'), true)} note={t('games.grossNote')} />
      </div>
      <Panel flush title={t('games.title')}>
        <DataTable
          label={t('games.title')}
          rows={games}
          rowKey={({ settings }) => settings.game.code}
          rowHref={({ settings }) => `/backoffice/lottery/games/${settings.game.code}`}
          empty={<EmptyState title={t('games.none')} />}
          columns={[
            {
              key: 'name',
              head: t('games.name'),
              leads: true,
              cell: ({ settings }) => tGames(settings.game.code),
            },
            {
              key: 'state',
              head: t('games.state'),
              cell: ({ settings, isOffered }) =>
                !isOffered ? (
                  <Badge>{t('games.notOffered')}</Badge>
                ) : settings.enabled ? (
                  <Badge tone="jade">{t('games.on')}</Badge>
                ) : (
                  <Badge tone="vermilion">{t('games.off')}</Badge>
                ),
            },
            {
              key: 'region',
              head: t('games.region'),
              cell: ({ settings }) => t(`regions.${settings.game.region}`),
            },
            {
              key: 'schedule',
              head: t('games.schedule'),
              cell: ({ settings: { schedule } }) =>
                `${scheduleText(tSchedule, schedule, locale)} (${zoneName(schedule.zone)})`,
            },
            {
              key: 'drawn',
              head: t('games.drawn'),
              cell: ({ settings }) => t(`origins.${settings.isOwnDraw ? 'own' : 'external'}`),
            },
            {
              key: 'series',
              head: t('games.series'),
              end: true,
              cell: ({ series }) => (
                <bdi>
                  {series.lowest}–{series.highest}
                </bdi>
              ),
            },
            { key: 'stake', head: t('games.stake'), end: true, cell: ({ stake }) => money(stake) },
            { key: 'gross', head: t('games.gross'), end: true, cell: ({ gross }) => money(gross, true) },
          ]}
        />
      </Panel>
    </>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Facts } from '@/components/backoffice/facts';
import { GameForm } from '@/components/backoffice/lottery/game-form';
import { LimitsPanel } from '@/components/backoffice/lottery/limits-panel';
import { OddsPlanForm } from '@/components/backoffice/lottery/odds-plan-form';
import { scheduleText } from '@/components/backoffice/lottery/schedule-text';
import { SeriesPanel } from '@/components/backoffice/lottery/series-panel';
import { PageHeader } from '@/components/backoffice/page-header';
import { PageMessages } from '@/components/backoffice/page-messages';
import { Panel } from '@/components/backoffice/panel';
import { PageLink } from '@/components/ui/page-link';
import { backOfficeLocale, requireOperator } from '@/lib/backoffice/loaders';
import { loadGame } from '@/lib/backoffice/lottery/loaders';
import { pickMessages } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations({ locale: await backOfficeLocale(), namespace: 'backoffice-lottery' });
  return { title: t('title') };
}

/** One game of the lottery: on or off, schedule, limits, falling prizes and series. */
export default async function LotteryGamePage({ params }: { params: Promise<{ code: string }> }) {
  const locale = await backOfficeLocale();
  setRequestLocale(locale);
  const operator = await requireOperator('lottery.read');
  const found = await loadGame((await params).code);
  if (!found) notFound();
  const { settings, vendor, seen } = found;
  const { game } = settings;
  const t = await getTranslations({ locale, namespace: 'backoffice-lottery' });
  const mayWrite = operator.permissions.includes('lottery.settings');
  return (
    <>
      <PageHeader
        title={translator(locale, 'lottery-plays.games')(game.code)}
        back={{ href: '/backoffice/lottery', label: t('settings.back') }}
        actions={
          <PageLink
            className="text-sm text-amber hover:underline"
            href={`/backoffice/lottery/draws?game=${game.code}&status=all`}
          >
            {t('settings.draws')}
          </PageLink>
        }
      />
      <PageMessages messages={pickMessages(locale, ['backoffice-lottery'])}>
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="flex min-w-0 flex-col gap-5">
            <GameForm
              key={seen}
              code={game.code}
              seen={seen}
              enabled={settings.enabled}
              schedule={settings.isOwnSchedule ? null : settings.schedule}
              ownSchedule={game.schedule}
              closeSeconds={settings.closeSeconds}
              makeUpSeconds={settings.makeUpSeconds}
              keepDays={settings.keepDays}
              drawnByUs={settings.drawnByUs}
              isExternal={game.draws === 'external'}
              at={found.at}
              mayWrite={mayWrite}
            />
            <LimitsPanel code={game.code} rows={found.limits} mayWrite={mayWrite} />
            <SeriesPanel
              code={game.code}
              rows={found.series}
              modes={found.modes}
              groups={found.groups}
              mayWrite={mayWrite}
            />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <Panel title={t('settings.facts')}>
              <Facts
                facts={[
                  { key: 'code', name: t('settings.code'), value: <bdi>{game.code}</bdi> },
                  { key: 'region', name: t('games.region'), value: t(`regions.${game.region}`) },
                  { key: 'vendor', name: t('settings.vendor'), value: vendor ?? t('games.notOffered') },
                  {
                    key: 'own',
                    name: t('settings.ownSchedule'),
                    value: scheduleText(
                      translator(locale, 'backoffice-lottery.schedule'),
                      game.schedule,
                      locale,
                    ),
                  },
                  { key: 'zone', name: t('settings.zone'), value: <bdi>{game.schedule.zone}</bdi> },
                  {
                    key: 'plays',
                    name: t('settings.plays'),
                    value: game.groups.reduce((count, group) => count + group.plays.length, 0),
                  },
                ]}
              />
            </Panel>
            <OddsPlanForm
              key={seen}
              code={game.code}
              seen={seen}
              plan={settings.oddsPlan}
              mayWrite={mayWrite}
            />
          </div>
        </div>
      </PageMessages>
    </>
  );
}

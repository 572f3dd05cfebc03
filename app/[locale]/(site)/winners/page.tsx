import { Medal, Trophy } from '@/components/ui/icons';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CompetitionList } from '@/components/rewards/competition-list';
import { LeaderboardView } from '@/components/rewards/leaderboard-view';
import { WinnersList } from '@/components/rewards/winners-list';
import { PageBreadcrumbs } from '@/components/seo/page-breadcrumbs';
import { buildShareCard } from '@/components/seo/share-card';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { PageTitle } from '@/components/site/page-title';
import { Card } from '@/components/ui/card';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { categoryMenu } from '@/lib/catalogue/loaders';
import { loadWinners } from '@/lib/gateway/loaders';
import { brandName, siteConfig } from '@/lib/platform/site-config';
import { zoneName } from '@/lib/platform/zone';
import { loadRunning } from '@/lib/rewards/competitions/loaders';
import { loadBoards } from '@/lib/rewards/leaderboard/loaders';

/** A page may be this old, in seconds. */
export const revalidate = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const t = await getTranslations({ locale, namespace: 'rewards' });
  return {
    title: t('winners.title'),
    description: t('winners.description', { brand: brandName(locale) }),
    alternates: alternates(locale, '/winners'),
    ...buildShareCard(locale, sharePicture('banner-sports')),
  };
}

/** Places of each leaderboard with prizes. */
const COMPETITION_PLACES = 5;

/** The winners list and the leaderboard, of settled rounds (REWARD-1). */
export default async function Winners({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const [t, c, latest, menu, allBoards, running] = await Promise.all([
    getTranslations({ locale, namespace: 'rewards' }),
    getTranslations({ locale, namespace: 'catalogue' }),
    loadWinners(locale),
    categoryMenu(),
    loadBoards(),
    loadRunning(locale, COMPETITION_PLACES),
  ]);
  const { currency, settlementZone: zone } = siteConfig().money;
  const w = (key: string) => t(`winners.${key}`);
  return (
    <div className="page-frame pt-5 sm:pt-8">
      <PageBreadcrumbs locale={locale} name={w('title')} path="/winners" />
      <PageTitle title={w('title')} lead={w('lead')} />
      {running.length > 0 && (
        <CompetitionList
          locale={locale}
          list={running}
          currency={currency}
          strings={{
            title: w('competitions'),
            hint: w('competitionsHint'),
            open: w('openCompetitions'),
          }}
        />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card aria-labelledby="latest" className="min-w-0">
          <h2 id="latest" className="flex items-center gap-2 text-xl font-bold">
            <Trophy aria-hidden className="size-5 text-amber" />
            {w('latest')}
          </h2>
          <p className="mb-3 text-xs text-faint">{w('latestHint')}</p>
          <WinnersList
            locale={locale}
            initial={latest.map(({ customerName, gameName, iconUrl, winAmount, currency: of }) => ({
              customerName,
              gameName,
              iconUrl,
              winAmount,
              currency: of,
            }))}
            categories={menu.map(({ gameType }) => ({ gameType, name: c(`categories.${gameType}`) }))}
            strings={{
              category: w('category'),
              all: w('all'),
              won: w('won'),
              empty: w('empty'),
              failed: w('failed'),
              retry: w('retry'),
            }}
          />
        </Card>
        <Card aria-labelledby="boards" className="min-w-0">
          <h2 id="boards" className="flex items-center gap-2 text-xl font-bold">
            <Medal aria-hidden className="size-5 text-amber" />
            {w('boards')}
          </h2>
          <p className="mb-3 text-xs text-faint">{t('winners.zone', { zone: zoneName(zone) })}</p>
          <LeaderboardView
            locale={locale}
            currency={currency}
            boards={allBoards}
            strings={{
              kinds: w('kinds'),
              periods: w('periods'),
              kind: { win: w('win'), turnover: w('turnover') },
              period: { day: w('day'), week: w('week'), month: w('month') },
              place: w('place'),
              player: w('player'),
              empty: w('boardEmpty'),
            }}
          />
        </Card>
      </div>
    </div>
  );
}

import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { Breadcrumbs } from '@/components/articles/breadcrumbs';
import { pictureOf } from '@/components/lottery/pictures/picture-kind';
import { playPath } from '@/components/lottery/results/game-head';
import { drawMoment } from '@/components/lottery/results/moments';
import { gameResultsPath, LOTTERY_VERIFIER_PATH, RESULTS_PATH } from '@/components/lottery/results/paths';
import { RefreshAfter } from '@/components/lottery/results/refresh-after';
import { ResultCards, type ResultCard } from '@/components/lottery/results/result-cards';
import { scheduleWords } from '@/components/lottery/results/schedule-words';
import { resultTexts } from '@/components/lottery/results/texts';
import { buildShareCard } from '@/components/seo/share-card';
import { absoluteAddress } from '@/components/seo/things';
import { alternates } from '@/components/site/alternates';
import { requirePageLocale, type PageProps } from '@/components/site/page-locale';
import { PageTitle } from '@/components/site/page-title';
import { EmptyState } from '@/components/ui/empty-state';
import { sharePicture } from '@/lib/catalogue/gallery/share-address';
import { localePath } from '@/lib/i18n/routing';
import { now } from '@/lib/platform/clock';
import { resultGames } from '@/lib/studio-host/lottery/results';
import { findGame } from '@/lib/studio/lottery/games/registry';

/** Maximum age of the page in seconds: a draw of a minute is shown soon. */
export const revalidate = 10;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await requirePageLocale(params);
  const { t, brand } = await resultTexts(locale);
  return {
    title: t('title'),
    description: t('description', { brand }),
    alternates: alternates(locale, RESULTS_PATH),
    ...buildShareCard(locale, sharePicture('banner-sports')),
  };
}

const REGIONS = ['CN', 'VN', 'SEA'] as const;

/** The results of every lottery, for visitors too. */
export default async function Results({ params }: PageProps) {
  const locale = await requirePageLocale(params);
  setRequestLocale(locale);
  const [texts, games] = await Promise.all([resultTexts(locale), resultGames(locale)]);
  const { t, names, halls } = texts;
  const strings = {
    play: t('play'),
    closes: t('closes'),
    noDraw: t('noDraw'),
    noResult: t('noResult'),
    ours: t('ours'),
  };
  const list = {
    '@type': 'ItemList',
    itemListElement: games.map(({ gameCode, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absoluteAddress(locale, gameResultsPath(gameCode)),
    })),
  };
  return (
    <div className="page-frame flex flex-col gap-6 pt-5 sm:pt-8">
      <Breadcrumbs
        locale={locale}
        label={texts.crumbs}
        crumbs={[
          { name: texts.home, path: '/' },
          { name: t('title'), path: RESULTS_PATH },
        ]}
        things={games.length > 0 ? [list] : []}
      />
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        link={{ href: localePath(locale, LOTTERY_VERIFIER_PATH), text: t('verifier.link') }}
      />
      {games.length === 0 && <EmptyState title={t('none')} className="min-h-96" />}
      {REGIONS.map((region) => {
        const cards = games
          .filter((game) => game.region === region)
          .map((game): ResultCard => ({
            code: game.gameCode,
            name: game.name,
            href: localePath(locale, gameResultsPath(game.gameCode)),
            playHref: localePath(locale, playPath(game)),
            image: game.iconUrl,
            picture: pictureOf(findGame(game.gameCode)!),
            schedule: scheduleWords(t, game.schedule, locale),
            drawnByUs: game.drawnByUs,
            last: game.last && {
              result: game.last.result,
              text: `${t('draw', { period: game.last.period })} · ${drawMoment(locale, game.last.drawnAt, game.schedule.zone)}`,
            },
            closesAt: game.closesAt,
          }));
        return cards.length === 0 ? null : (
          <section key={region} aria-labelledby={`region-${region}`}>
            <h2 id={`region-${region}`} className="mb-3.5 text-xl font-extrabold">
              {halls[region]}
            </h2>
            <ResultCards cards={cards} names={names} strings={strings} />
          </section>
        );
      })}
      {games[0] && (
        <RefreshAfter
          game={games[0].gameCode}
          at={now().toISOString()}
          text={t('old')}
          closesAt={games.flatMap(({ closesAt }) => closesAt ?? [])}
        />
      )}
    </div>
  );
}

import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { pictureOf } from '@/components/lottery/pictures/picture-kind';
import { AwaitedResults } from '@/components/lottery/results/awaited-results';
import { ChartsHost } from '@/components/lottery/results/charts-host';
import { DrawList } from '@/components/lottery/results/draw-list';
import { GameHead } from '@/components/lottery/results/game-head';
import { shortDayText } from '@/components/lottery/results/moments';
import { dayResultsPath, gameResultsPath } from '@/components/lottery/results/paths';
import { RefreshAfter } from '@/components/lottery/results/refresh-after';
import { drawListStrings, drawRows, resultTexts } from '@/components/lottery/results/texts';
import { buildShareCard } from '@/components/seo/share-card';
import { alternates } from '@/components/site/alternates';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { gameShare, sharePicture } from '@/lib/catalogue/gallery/share-address';
import { localePath } from '@/lib/i18n/routing';
import { now } from '@/lib/platform/clock';
import { zoneName } from '@/lib/platform/zone';
import { awaitedResults, lotteryDraws } from '@/lib/studio-host/lottery/loaders';
import { daysWithResults } from '@/lib/studio-host/lottery/results';
import { findGame } from '@/lib/studio/lottery/games/registry';
import { requireResultGame } from './require-game';

interface Props {
  params: Promise<{ locale: string; gameCode: string }>;
}

/** Maximum age of the page in seconds. */
export const revalidate = 10;

/** Draws of an interval game, and of a game with fixed days, whose tables of prizes are long. */
const MANY = 30;
const FEW = 8;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, game } = await requireResultGame(params);
  const { t } = await resultTexts(locale);
  return {
    title: t('gameTitle', { game: game.name }),
    description: t('gameDescription', { game: game.name }),
    alternates: alternates(locale, gameResultsPath(game.gameCode)),
    ...buildShareCard(locale, sharePicture(gameShare(game.nodeId))),
  };
}

/** The latest results of a game, and its days. */
export default async function GameResults({ params }: Props) {
  const { locale, game } = await requireResultGame(params);
  setRequestLocale(locale);
  const { gameCode, schedule } = game;
  const [texts, draws, [days], awaited] = await Promise.all([
    resultTexts(locale),
    lotteryDraws(gameCode, { pageNum: 1, pageSize: game.minutes === null ? FEW : MANY }),
    daysWithResults(gameCode),
    awaitedResults(gameCode),
  ]);
  const { t, names } = texts;
  return (
    <div className="page-frame flex flex-col gap-6 pt-5 sm:pt-8">
      <GameHead
        locale={locale}
        game={game}
        texts={texts}
        title={t('gameTitle', { game: game.name })}
        current="results"
      />
      <section aria-labelledby="latest" className="flex flex-col gap-3">
        <h2 id="latest" className="text-xl font-extrabold">
          {t('latest')}
        </h2>
        <p className="text-sm text-faint">{t('zone', { zone: zoneName(schedule.zone) })}</p>
        <AwaitedResults locale={locale} t={t} zone={schedule.zone} draws={awaited} />
        {draws.list.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <DrawList
            rows={drawRows(draws.list, { locale, game: gameCode, zone: schedule.zone, t })}
            picture={pictureOf(findGame(gameCode)!)}
            names={names}
            strings={drawListStrings(texts)}
          />
        )}
      </section>
      {days && (
        <nav aria-labelledby="days">
          <h2 id="days" className="mb-3 text-xl font-extrabold">
            {t('byDay')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {days.days.map((day) => (
              <li key={day}>
                <PageLink
                  href={localePath(locale, dayResultsPath(gameCode, day))}
                  className="inline-flex h-11 items-center rounded-full border border-hairline px-4 text-sm text-muted hover:border-edge hover:text-ink lg:h-9"
                >
                  {shortDayText(locale, day)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {draws.list.length > 0 && (
        <section aria-labelledby="statistics" className="flex flex-col gap-3">
          <h2 id="statistics" className="text-xl font-extrabold">
            {t('statistics')}
          </h2>
          <ChartsHost locale={locale} gameCode={gameCode} />
        </section>
      )}
      <section className="max-w-prose text-sm text-muted">
        <h2 className="mb-1 text-lg font-semibold text-ink">{t('howDrawn')}</h2>
        <p>{game.isOwnDraw ? t('drawnOwn') : t('drawnOutside')}</p>
      </section>
      <RefreshAfter
        game={gameCode}
        at={now().toISOString()}
        text={t('old')}
        closesAt={game.closesAt ? [game.closesAt] : []}
      />
    </div>
  );
}

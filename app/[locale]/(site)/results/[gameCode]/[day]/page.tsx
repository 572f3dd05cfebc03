import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { pictureOf } from '@/components/lottery/pictures/picture-kind';
import { AwaitedResults } from '@/components/lottery/results/awaited-results';
import { DrawList } from '@/components/lottery/results/draw-list';
import { GameHead } from '@/components/lottery/results/game-head';
import { dayText } from '@/components/lottery/results/moments';
import { dayResultsPath, gameResultsPath } from '@/components/lottery/results/paths';
import { drawListStrings, drawRows, resultTexts } from '@/components/lottery/results/texts';
import { buildShareCard } from '@/components/seo/share-card';
import { absoluteAddress, organizationId } from '@/components/seo/things';
import { alternates } from '@/components/site/alternates';
import { buttonStyle } from '@/components/ui/button-style';
import { EmptyState } from '@/components/ui/empty-state';
import { PageLink } from '@/components/ui/page-link';
import { gameShare, sharePicture } from '@/lib/catalogue/gallery/share-address';
import { localePath } from '@/lib/i18n/routing';
import { day as dayInput, dayAfter } from '@/lib/platform/day';
import { publicUrl } from '@/lib/platform/env';
import { zoneName } from '@/lib/platform/zone';
import { awaitedResults, lotteryDraws } from '@/lib/studio-host/lottery/loaders';
import { findGame } from '@/lib/studio/lottery/games/registry';
import { requireResultGame } from '../require-game';

interface Props {
  params: Promise<{ locale: string; gameCode: string; day: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Draws on a page. A game of a minute has 24 pages a day. */
const PAGE_SIZE = 60;

/** Rendered per request: the days and pages of every game in every language would fill the disk. */
async function found({ params, searchParams }: Props) {
  const { locale, game } = await requireResultGame(params);
  const { day } = await params;
  const asked = (await searchParams).page ?? '1';
  const page = typeof asked === 'string' && /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : undefined;
  if (!dayInput.safeParse(day).success || day > game.today || page === undefined) notFound();
  const draws = await lotteryDraws(game.gameCode, { day, pageNum: page, pageSize: PAGE_SIZE });
  // The draws of a day that is no longer kept are gone, unless they had bets.
  if (draws.total === 0 && (page > 1 || day < game.keptSince)) notFound();
  if (page > 1 && page > draws.totalPages) notFound();
  return { locale, game, day, page, draws };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, game, day, page, draws } = await found(props);
  const { t } = await resultTexts(locale);
  const values = { game: game.name, day: dayText(locale, day) };
  const title = t('dayTitle', values);
  return {
    title: page === 1 ? title : `${title} · ${t('pageNumber', { page })}`,
    description: t('dayDescription', values),
    alternates: alternates(locale, dayResultsPath(game.gameCode, day, page)),
    ...(draws.list.length === 0 && { robots: { index: false } }),
    ...buildShareCard(locale, sharePicture(gameShare(game.nodeId))),
  };
}

/** The results of a game on a day of its zone. */
export default async function DayResults(props: Props) {
  const { locale, game, day, page, draws } = await found(props);
  setRequestLocale(locale);
  const { gameCode, schedule, today, keptSince } = game;
  const [texts, awaited] = await Promise.all([resultTexts(locale), awaitedResults(gameCode, day)]);
  const { t, names } = texts;
  const path = dayResultsPath(gameCode, day);
  const link = buttonStyle({ variant: 'outline' });
  const dataset = {
    '@type': 'Dataset',
    name: t('dayTitle', { game: game.name, day }),
    description: t('dayDescription', { game: game.name, day }),
    url: absoluteAddress(locale, path),
    temporalCoverage: day,
    creator: { '@id': organizationId() },
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: `${publicUrl()}/lotto/lgw/draws/${gameCode}?day=${day}`,
    },
  };
  const turn = (to: number, key: 'prev' | 'next', text: string) => (
    <PageLink href={localePath(locale, dayResultsPath(gameCode, day, to))} rel={key} className={link}>
      {text}
    </PageLink>
  );
  return (
    <div className="page-frame flex flex-col gap-6 pt-5 sm:pt-8">
      <GameHead
        locale={locale}
        game={game}
        texts={texts}
        title={t('dayTitle', { game: game.name, day: dayText(locale, day) })}
        below={{ name: dayText(locale, day), path }}
        current="day"
        things={draws.list.length > 0 ? [dataset] : []}
      />
      <nav aria-label={t('byDay')} className="flex flex-wrap items-center justify-between gap-3">
        {day > keptSince ? (
          <PageLink href={localePath(locale, dayResultsPath(gameCode, dayAfter(day, -1)))} className={link}>
            {t('earlier')}
          </PageLink>
        ) : (
          <span />
        )}
        {day < today && (
          <PageLink href={localePath(locale, dayResultsPath(gameCode, dayAfter(day, 1)))} className={link}>
            {t('later')}
          </PageLink>
        )}
      </nav>
      <p className="text-sm text-faint">{t('zone', { zone: zoneName(schedule.zone) })}</p>
      {day < keptSince && <p className="text-sm text-muted">{t('partOfDay')}</p>}
      <AwaitedResults locale={locale} t={t} zone={schedule.zone} draws={awaited} />
      {draws.list.length === 0 ? (
        <EmptyState title={t('empty')} className="min-h-64" />
      ) : (
        <DrawList
          rows={drawRows(draws.list, { locale, game: gameCode, zone: schedule.zone, t })}
          picture={pictureOf(findGame(gameCode)!)}
          names={names}
          strings={drawListStrings(texts)}
        />
      )}
      {draws.totalPages > 1 && (
        <nav aria-label={t('pages')} className="flex items-center justify-between gap-3">
          {page > 1 ? turn(page - 1, 'prev', t('pageNumber', { page: page - 1 })) : <span />}
          {page < draws.totalPages && turn(page + 1, 'next', t('pageNumber', { page: page + 1 }))}
        </nav>
      )}
      <PageLink
        href={localePath(locale, gameResultsPath(gameCode))}
        className="inline-flex min-h-11 items-center self-start font-medium text-amber hover:underline"
      >
        {t('latest')}
      </PageLink>
    </div>
  );
}

import { articlePath } from '@/components/articles/article-paths';
import { GAMES_PATH, vendorGamesPath } from '@/components/game/game-info';
import { gamePath } from '@/components/game/game-path';
import {
  dayResultsPath,
  gameResultsPath,
  gameRulesPath,
  LOTTERY_VERIFIER_PATH,
  RESULTS_PATH,
} from '@/components/lottery/results/paths';
import { CATEGORY_PATHS } from '@/components/site/links';
import { categoryMenu, gameIds, gameTotal } from '@/lib/catalogue/loaders';
import { allPublishedArticles, kindsWithArticles } from '@/lib/content/articles/loaders';
import { siteFlags } from '@/lib/content/loaders';
import { promotionAddresses } from '@/lib/content/promotions/loaders';
import { siteProfile } from '@/lib/i18n/site';
import { publicUrl } from '@/lib/platform/env';
import { renderIndex, renderPages, type SitemapPage } from './sitemap-xml';

/** Addresses per part, in all languages together: about 2 MB. sitemaps.org allows 50 MB and 50,000 addresses. */
const MAX_ADDRESSES = 2_500;
const gamesPerPart = () => Math.floor(MAX_ADDRESSES / siteProfile().locales.length);

/** A lottery with the days that have results (lib/studio-host/lottery/results.ts), which the route gives: components may not import that room. */
export interface ResultPages {
  gameCode: string;
  days: readonly string[];
}

/** Public pages that always exist. */
const STATIC_PATHS = [
  '/promotions',
  '/pointMall',
  '/winners',
  '/activity',
  '/announce',
  '/down',
  '/help',
  '/fairness',
  '/developers',
  LOTTERY_VERIFIER_PATH,
] as const;

async function listStaticPages(): Promise<SitemapPage[]> {
  const [categories, sections, flags] = await Promise.all([categoryMenu(), kindsWithArticles(), siteFlags()]);
  return [
    '/',
    ...categories.map((category) => CATEGORY_PATHS[category.gameType]),
    ...STATIC_PATHS,
    GAMES_PATH,
    ...new Set(categories.flatMap(({ vendors }) => vendors.map(({ vendor }) => vendorGamesPath(vendor)))),
    ...(sections.blog ? ['/blog'] : []),
    ...(sections.news ? ['/news'] : []),
    ...(flags.hasVip === true ? ['/vip'] : []),
  ].map((path) => ({ path }));
}

async function listArticlePages(): Promise<SitemapPage[]> {
  const all = await allPublishedArticles();
  return all.map(({ kind, slug, changedAt, locales }) => ({
    path: articlePath(kind, slug),
    changedAt,
    translated: locales,
  }));
}

async function listPromotionPages(): Promise<SitemapPage[]> {
  return promotionAddresses();
}

/** The pages of results: each game's, its rules, and the days of the last two weeks on which it has results. */
function listResultPages(results: readonly ResultPages[]): SitemapPage[] {
  return [
    ...(results.length > 0 ? [{ path: RESULTS_PATH }] : []),
    ...results.flatMap(({ gameCode, days }) =>
      [
        gameResultsPath(gameCode),
        gameRulesPath(gameCode),
        ...days.map((day) => dayResultsPath(gameCode, day)),
      ].map((path) => ({ path })),
    ),
  ];
}

async function listGamePages(part: number): Promise<SitemapPage[]> {
  return (await gameIds(part - 1, gamesPerPart())).map((nodeId) => ({ path: gamePath(nodeId) }));
}

/**
 * Returns the index of the sitemap, or one part of it (`pages`, `articles`, `promotions`, `results`, `games-1` and so on);
 * undefined if there is no such part. `loadResults` gives the lotteries with results. Parts are named in the query, because a sitemap may only contain addresses beside
 * and below its own (sitemaps.org, "Sitemap file location").
 */
export async function renderSitemap(
  part: string | undefined,
  loadResults: () => Promise<ResultPages[]>,
): Promise<string | undefined> {
  if (part === undefined) {
    const games = Math.ceil((await gameTotal()) / gamesPerPart());
    const names = [
      'pages',
      'articles',
      'promotions',
      'results',
      ...Array.from({ length: games }, (_, index) => `games-${index + 1}`),
    ];
    return renderIndex(names.map((name) => `${publicUrl()}/sitemap.xml?part=${name}`));
  }
  if (part === 'pages') return renderPages(await listStaticPages());
  if (part === 'articles') return renderPages(await listArticlePages());
  if (part === 'promotions') return renderPages(await listPromotionPages());
  if (part === 'results') return renderPages(listResultPages(await loadResults()));
  const games = /^games-([1-9]\d{0,3})$/.exec(part)?.[1];
  const pages = games === undefined ? [] : await listGamePages(Number(games));
  return pages.length > 0 ? renderPages(pages) : undefined;
}

import { articlePath } from '@/components/articles/article-words';
import { gamePath, GAMES_PATH, makerPath } from '@/components/game/game-words';
import { CATEGORY_PATHS } from '@/components/site/links';
import { categoryMenu, gameIds, gameTotal } from '@/lib/catalogue/loaders';
import { everyArticle, readingRooms } from '@/lib/content/articles/loaders';
import { promotionAddresses } from '@/lib/content/promotions/loaders';
import { SITE } from '@/lib/i18n/site';
import { publicUrl } from '@/lib/platform/env';
import { indexXml, pagesXml, type MappedPage } from './sitemap-xml';

/** Addresses in a part, all languages together: about 2 MB, where sitemaps.org allows 50 MB and 50,000. */
const ADDRESSES = 2_500;
const GAMES = Math.floor(ADDRESSES / SITE.locales.length);

/** Pages that are always there and made for everybody. */
const STANDING = [
  '/promotions',
  '/pointMall',
  '/winners',
  '/activity',
  '/announce',
  '/down',
  '/help',
  '/fairness',
] as const;

async function standingPages(): Promise<MappedPage[]> {
  const [categories, rooms] = await Promise.all([categoryMenu(), readingRooms()]);
  return [
    '/',
    ...categories.map((category) => CATEGORY_PATHS[category.gameType]),
    ...STANDING,
    GAMES_PATH,
    ...new Set(categories.flatMap(({ vendors }) => vendors.map(({ vendor }) => makerPath(vendor)))),
    ...(rooms.blog ? ['/blog'] : []),
    ...(rooms.news ? ['/news'] : []),
  ].map((path) => ({ path }));
}

async function articlePages(): Promise<MappedPage[]> {
  const all = await everyArticle();
  return all.map(({ kind, slug, changedAt, locales }) => ({
    path: articlePath(kind, slug),
    changedAt,
    written: locales,
  }));
}

async function gamePages(part: number): Promise<MappedPage[]> {
  return (await gameIds(part - 1, GAMES)).map((nodeId) => ({ path: gamePath(nodeId) }));
}

/**
 * The sitemap: its index without a name of a part, else that part (`pages`, `articles`, `promotions`, `games-1` and on);
 * undefined where there is none. Parts are named in the query, because a sitemap speaks for what lies beside and below it
 * only (sitemaps.org, "Sitemap file location").
 */
export async function sitemap(part: string | undefined): Promise<string | undefined> {
  if (part === undefined) {
    const games = Math.ceil((await gameTotal()) / GAMES);
    const names = [
      'pages',
      'articles',
      'promotions',
      ...Array.from({ length: games }, (_, index) => `games-${index + 1}`),
    ];
    return indexXml(names.map((name) => `${publicUrl()}/sitemap.xml?part=${name}`));
  }
  if (part === 'pages') return pagesXml(await standingPages());
  if (part === 'articles') return pagesXml(await articlePages());
  if (part === 'promotions') return pagesXml(await promotionAddresses());
  const games = /^games-([1-9]\d{0,3})$/.exec(part)?.[1];
  const pages = games === undefined ? [] : await gamePages(Number(games));
  return pages.length > 0 ? pagesXml(pages) : undefined;
}

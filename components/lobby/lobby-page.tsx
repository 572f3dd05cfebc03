import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { buildShareCard } from '@/components/seo/share-card';
import { StructuredData } from '@/components/seo/structured-data';
import { breadcrumbThing } from '@/components/seo/things';
import { CategoryIcon } from '@/components/site/category-icon';
import { CATEGORY_PATHS, hasLottery } from '@/components/site/links';
import { RESULTS_PATH } from '@/components/lottery/results/paths';
import { Banners } from '@/components/home/banners';
import { alternates } from '@/components/site/alternates';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';
import { categoryShare } from '@/lib/catalogue/gallery/share-address';
import { GAME_CENTRES, type GameType } from '@/lib/catalogue/constants';
import { category as loadCategory, categoryMenu, lobbyFirstPage } from '@/lib/catalogue/loaders';
import { BANNER_GROUPS } from '@/lib/content/banners/constants';
import { bannersOf } from '@/lib/content/banners/loaders';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { LobbyBrowser } from './lobby-browser';
import { loadLobbyStrings } from './lobby-strings';
import { toVendorTileData } from './vendor-tile-data';
import { VendorRow } from './vendor-row';
import { brandName } from '@/lib/platform/site-config';

/** Returns title, description and addresses of a category's page. */
export async function lobbyMetadata(locale: LocaleCode, gameType: GameType): Promise<Metadata> {
  const [l, c, category] = await Promise.all([
    getTranslations({ locale, namespace: 'lobby' }),
    getTranslations({ locale, namespace: 'catalogue' }),
    loadCategory(gameType),
  ]);
  const title = c(`categories.${gameType}`);
  return {
    title,
    description: l('description', {
      brand: brandName(locale),
      category: title,
      count: category.games,
      vendors: category.vendors.length,
    }),
    alternates: alternates(locale, CATEGORY_PATHS[gameType]),
    ...buildShareCard(locale, categoryShare(gameType)),
  };
}

/**
 * The page of a category, with the first page of games in the HTML. A game centre shows the cards of its vendors first;
 * other lobbies have the vendors as a filter (LOBBY-6).
 */
export async function LobbyPage({ locale, gameType }: { locale: LocaleCode; gameType: GameType }) {
  const group = BANNER_GROUPS.find((name) => name === gameType.toLowerCase());
  const [l, c, s, category, banners, first, strings] = await Promise.all([
    getTranslations({ locale, namespace: 'lobby' }),
    getTranslations({ locale, namespace: 'catalogue' }),
    getTranslations({ locale, namespace: 'site' }),
    loadCategory(gameType),
    group ? bannersOf(locale, group) : undefined,
    lobbyFirstPage(gameType, locale),
    loadLobbyStrings(locale),
  ]);
  const isClosed = category.vendors.length > 0 && category.open === 0;
  const openCategory = isClosed ? (await categoryMenu()).find(({ open }) => open > 0) : undefined;
  const isGameCentre = GAME_CENTRES.includes(gameType);
  const crumbs = [
    { name: s('nav.home'), path: '/' },
    { name: c(`categories.${gameType}`), path: CATEGORY_PATHS[gameType] },
  ];
  return (
    <div className="night-glow">
      <StructuredData things={[breadcrumbThing(locale, crumbs)]} />
      <div className="page-frame flex flex-col gap-5 pt-5 sm:pt-8">
        <header className="flex items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-amber-wash text-amber sm:size-14">
            <CategoryIcon category={gameType} className="size-6 sm:size-7" />
          </span>
          <h1 className="min-w-0 text-display font-extrabold">{c(`categories.${gameType}`)}</h1>
          {isClosed && <Badge tone="amber">{s('notOpen')}</Badge>}
          {hasLottery([gameType]) && (
            <PageLink
              href={localePath(locale, RESULTS_PATH)}
              className="ms-auto inline-flex min-h-11 items-center text-sm font-medium text-amber hover:underline"
            >
              {s('nav.results')}
            </PageLink>
          )}
        </header>
        {group && <Banners locale={locale} banners={banners?.[group]} first />}
        {isClosed && (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-hairline bg-amber-wash px-4 py-3 text-sm text-ink">
            <p>{l('soon')}</p>
            {openCategory && (
              <PageLink
                href={localePath(locale, CATEGORY_PATHS[openCategory.gameType])}
                className={buttonStyle({ variant: 'amber', size: 'sm' })}
              >
                {l('openInstead')}
              </PageLink>
            )}
          </div>
        )}
        {isGameCentre && (
          <VendorRow
            vendors={category.vendors.map((card) => {
              const note = card.open > 0 ? l('count', { count: card.games }) : s('notOpen');
              return toVendorTileData(locale, card, note);
            })}
            label={l('vendors')}
            play={l('play')}
          />
        )}
        <LobbyBrowser
          locale={locale}
          gameType={gameType}
          vendors={isGameCentre ? [] : category.vendors}
          classChoices={category.classes.map((entry) => ({
            code: entry.code,
            // A class of a vendor's own has no translation.
            name: c.has(`classes.${entry.code}`) ? c(`classes.${entry.code}`) : entry.code,
            vendors: entry.vendors,
          }))}
          filters={isClosed ? ['ALL', 'FAV'] : ['ALL', 'HOT', 'NEW', 'RECENT', 'FAV']}
          first={{ games: first.games, total: first.total, totalPages: first.totalPages }}
          strings={isClosed ? { ...strings, maintenance: s('notOpen') } : strings}
        />
      </div>
    </div>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CategoryIcon } from '@/components/site/category-icon';
import { CATEGORY_PATHS } from '@/components/site/links';
import { alternates } from '@/components/site/alternates';
import type { GameType } from '@/lib/catalogue/constants';
import { category as loadCategory, lobbyFirstPage } from '@/lib/catalogue/loaders';
import type { LocaleCode } from '@/lib/i18n/locales';
import { LobbyBrowser } from './lobby-browser';
import { lobbyStrings } from './lobby-strings';

/** Title, description and addresses of a category's page. */
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
      category: title,
      count: category.games,
      vendors: category.vendors.length,
    }),
    alternates: alternates(locale, CATEGORY_PATHS[gameType]),
  };
}

/** A category's lobby: its head and, with the first page of games in the HTML, everything to narrow it by. */
export async function LobbyPage({ locale, gameType }: { locale: LocaleCode; gameType: GameType }) {
  const [l, c, category, first, strings] = await Promise.all([
    getTranslations({ locale, namespace: 'lobby' }),
    getTranslations({ locale, namespace: 'catalogue' }),
    loadCategory(gameType),
    lobbyFirstPage(gameType, locale),
    lobbyStrings(locale),
  ]);
  const closed = category.vendors.length > 0 && first.games.every((game) => game.status === 'maintenance');
  const countText = l('count', { count: category.games });
  return (
    <div className="night-glow">
      <div className="page-frame flex flex-col gap-5 pt-5 sm:pt-8">
        <header className="flex items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-amber-wash text-amber sm:size-14">
            <CategoryIcon category={gameType} className="size-6 sm:size-7" />
          </span>
          <h1 className="text-display font-extrabold">{c(`categories.${gameType}`)}</h1>
        </header>
        {closed && (
          <p className="rounded-card border border-hairline bg-amber-wash px-4 py-3 text-sm text-ink">
            {l('soon')}
          </p>
        )}
        <LobbyBrowser
          locale={locale}
          gameType={gameType}
          vendors={category.vendors}
          classesOf={category.classes.map((entry) => ({
            code: entry.code,
            name: c(`classes.${entry.code}`),
            vendors: entry.vendors,
          }))}
          filters={closed ? ['ALL', 'FAV'] : ['ALL', 'HOT', 'NEW', 'RECENT', 'FAV']}
          first={{ games: first.games, total: first.total, totalPages: first.totalPages }}
          countText={countText}
          strings={strings}
        />
      </div>
    </div>
  );
}

import { BadgeCheck, Landmark, Percent } from '@/components/ui/icons';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { tileCard } from '@/components/lobby/game-tile';
import { plainTile } from '@/components/lobby/plain-tile';
import { vendorFace } from '@/components/lobby/vendor-face';
import { CATEGORY_PATHS } from '@/components/site/links';
import { Card } from '@/components/ui/card';
import { GAME_CENTRES, GAME_TYPES } from '@/lib/catalogue/constants';
import { gamePicture } from '@/lib/catalogue/pictures';
import type { Category, HomeSection, VendorCard } from '@/lib/catalogue/types';
import type { Banner } from '@/lib/content/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { Banners } from './banners';
import { CategoryMenu } from './category-menu';
import { GameSearch } from './game-search';
import { GameSection } from './game-section';
import { Marquee } from './marquee';
import { OwnGames } from './own-games';
import { SectionHead } from './section-head';
import { WinnerBoard } from './winner-board';
import { winnerLine, WINNERS_SHOWN, type Winner } from './winners-shown';

/** product.md §9: a section shows 10 games, then 20. */
const SHOWN_FIRST = 10;

/** Where the pictures of games are that have not been drawn anew. */
const PICTURES = gamePicture('*', 1);

export interface HomeData {
  banners: readonly Banner[];
  notices: readonly { id: string; title: string }[];
  categories: readonly Category[];
  sections: readonly HomeSection[];
  winners: readonly Winner[];
  currency: string;
}

/** The home page, of plain data: the same for everybody who reads the language. */
export async function HomePage({ locale, data }: { locale: LocaleCode; data: HomeData }) {
  const [t, s, l, c] = await Promise.all([
    getTranslations({ locale, namespace: 'home' }),
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'lobby' }),
    getTranslations({ locale, namespace: 'catalogue' }),
  ]);
  const tile = { hot: l('hot'), new: l('new'), maintenance: l('maintenance') };
  const at = (path: string) => localePath(locale, path);
  const categories = GAME_TYPES.flatMap((gameType) =>
    data.categories.filter((entry) => entry.gameType === gameType),
  );
  const hot = data.sections.find((section) => section.section === 'HOT');
  // What stands in the first section is not shown again in its category's.
  const shown = new Set(hot?.games.slice(0, SHOWN_FIRST).map((game) => game.nodeId));
  const rest = data.sections
    .filter((section) => section.section !== 'HOT' && section.games.length > 0)
    .map((section) => ({
      ...section,
      games: section.games.filter((game) => section.total <= SHOWN_FIRST || !shown.has(game.nodeId)),
    }));
  const words = { ...tile, more: t('more'), failed: s('failed.title'), retry: s('retry') };
  const vendorNote = (card: VendorCard) =>
    card.status === 'maintenance' ? l('maintenance') : l('count', { count: card.games });
  const makersOf = (entry: HomeSection, title: string) =>
    entry.section !== 'HOT' &&
    GAME_CENTRES.includes(entry.section) && {
      makers: {
        label: t('vendorsOf', { category: title }),
        play: l('play'),
        vendors: entry.vendors.map((card) => vendorFace(locale, card, vendorNote(card))),
      },
    };
  const section = (entry: HomeSection, title: string, href?: string) => (
    <GameSection
      key={entry.section}
      locale={locale}
      section={entry.section}
      title={title}
      games={entry.games.slice(0, SHOWN_FIRST).map((game) => plainTile(tileCard(game), PICTURES))}
      pictures={PICTURES}
      more={entry.total > Math.min(entry.games.length, SHOWN_FIRST)}
      {...makersOf(entry, title)}
      {...(href && { all: { href, words: t('all', { count: entry.total }) } })}
      strings={words}
    />
  );
  return (
    <div className="night-glow">
      <div className="page-frame flex flex-col gap-6 pt-4 sm:gap-8 sm:pt-6">
        <h1 className="sr-only">
          {s('brand')}: {t('title')}
        </h1>
        <Banners locale={locale} banners={data.banners} />
        <div className="flex flex-col gap-4">
          <Marquee
            notices={data.notices}
            href={at('/announce')}
            label={t('notices')}
            pauseLabel={t('pause')}
          />
          <CategoryMenu
            locale={locale}
            halls={categories.map(({ gameType, games }) => ({
              gameType,
              name: c(`categories.${gameType}`),
              count: l('count', { count: games }),
            }))}
            labels={{ nav: t('categories'), back: t('scrollBack'), on: t('scrollOn') }}
          />
          <GameSearch
            locale={locale}
            strings={{
              ...tile,
              label: t('search'),
              hint: t('searchHint'),
              title: t('searchTitle', { query: '{query}' }),
              close: t('searchClose'),
              empty: l('empty'),
              emptyHint: l('emptyHint'),
              failed: s('launch.network'),
              retry: s('retry'),
              loading: l('loading'),
              results: l('results'),
              countCapped: l('countCapped'),
              pager: {
                nav: l('pages'),
                previous: s('pager.previous'),
                next: s('pager.next'),
                page: s('pager.page', { n: '{n}' }),
              },
            }}
          />
        </div>
        <div className="flex flex-col gap-10 sm:gap-12">
          <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
            {hot && hot.games.length > 0 && <div className="min-w-0">{section(hot, t('hot'))}</div>}
            <section aria-labelledby="winners" className="min-w-0">
              <SectionHead
                id="winners"
                sign="trophy"
                title={t('winners')}
                all={{ href: at('/winners'), words: t('allWinners') }}
              />
              <Card className="px-4! py-2!">
                <WinnerBoard
                  locale={locale}
                  currency={data.currency}
                  initial={data.winners
                    .slice(0, WINNERS_SHOWN)
                    .map((won) => winnerLine(won, data.currency, locale))}
                  strings={{ won: t('won'), empty: t('noWinners') }}
                />
              </Card>
              <p className="mt-2 px-1 text-xs text-faint">{t('winnersHint')}</p>
            </section>
          </div>
          <OwnGames
            locale={locale}
            strings={words}
            titles={{ favorites: t('favorites'), recents: t('recents') }}
            categories={Object.fromEntries(
              categories.map(({ gameType }) => [gameType, c(`categories.${gameType}`)]),
            )}
          />
          {rest.map((entry) =>
            entry.section === 'HOT'
              ? null
              : section(entry, c(`categories.${entry.section}`), at(CATEGORY_PATHS[entry.section])),
          )}
          <section className="grid gap-px overflow-hidden rounded-card border border-hairline bg-hairline sm:grid-cols-3">
            <Pledge
              icon={<BadgeCheck aria-hidden className="size-6" />}
              title={t('promise.fairTitle')}
              text={t('promise.fair')}
            />
            <Pledge
              icon={<Percent aria-hidden className="size-6" />}
              title={t('promise.openTitle')}
              text={t('promise.open')}
            />
            <Pledge
              icon={<Landmark aria-hidden className="size-6" />}
              title={t('promise.ledgerTitle')}
              text={t('promise.ledger')}
            />
          </section>
        </div>
      </div>
    </div>
  );
}

function Pledge({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div className="flex flex-col gap-2 bg-surface p-6">
      <span className="text-amber">{icon}</span>
      <h3 className="text-lg font-bold">{title}</h3>
      <p className="text-sm text-muted">{text}</p>
    </div>
  );
}

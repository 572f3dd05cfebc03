import { BadgeCheck, Landmark, Percent } from '@/components/ui/icons';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { toTileCard } from '@/components/lobby/game-tile';
import { compactTile } from '@/components/lobby/compact-tile';
import { toVendorTileData } from '@/components/lobby/vendor-tile-data';
import { CATEGORY_PATHS } from '@/components/site/links';
import { NewsCards } from '@/components/site/news-cards';
import { Card } from '@/components/ui/card';
import { GAME_CENTRES, GAME_TYPES } from '@/lib/catalogue/constants';
import { openFirst } from '@/lib/catalogue/rules';
import { gamePicture } from '@/lib/catalogue/pictures';
import type { Category, HomeSection, VendorCard } from '@/lib/catalogue/types';
import type { BannersByGroup } from '@/lib/content/banners/queries';
import type { Announcement } from '@/lib/content/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { brandName } from '@/lib/platform/site-config';
import { Banners } from './banners';
import { CategoryMenu } from './category-menu';
import { GameSearch } from './game-search';
import { GameSection } from './game-section';
import { Marquee } from './marquee';
import { MemberGames } from './member-games';
import { SectionHeader } from './section-header';
import { WinnerBoard } from './winner-board';
import { toWinnerRow, WINNERS_SHOWN, type Winner } from './winners';

/** Games per section before More (HOME-3). */
const FIRST_COUNT = 10;

/** The address pattern of pictures in their first version. */
const PICTURE_PATTERN = gamePicture('*', 1);

export interface HomeData {
  banners: BannersByGroup;
  notices: readonly { id: string; title: string }[];
  /** Announcements of type H. */
  news: readonly Announcement[];
  categories: readonly Category[];
  sections: readonly HomeSection[];
  winners: readonly Winner[];
  currency: string;
}

/** The home page, from plain data that is the same for every reader of the language (HOME-1). */
export async function HomePage({ locale, data }: { locale: LocaleCode; data: HomeData }) {
  const [t, s, l, c] = await Promise.all([
    getTranslations({ locale, namespace: 'home' }),
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'lobby' }),
    getTranslations({ locale, namespace: 'catalogue' }),
  ]);
  const tile = { hot: l('hot'), new: l('new'), maintenance: l('maintenance') };
  const toPath = (path: string) => localePath(locale, path);
  const categories = openFirst(
    GAME_TYPES.flatMap((gameType) => data.categories.filter((entry) => entry.gameType === gameType)),
  );
  const hot = data.sections.find((section) => section.section === 'HOT');
  // Hot games are not repeated in the section of their category.
  const hotIds = new Set(hot?.games.slice(0, FIRST_COUNT).map((game) => game.nodeId));
  const rest = data.sections
    .filter((section) => section.section !== 'HOT' && section.games.length > 0)
    .map((section) => ({
      ...section,
      games: section.games.filter((game) => section.total <= FIRST_COUNT || !hotIds.has(game.nodeId)),
    }));
  const strings = { ...tile, more: t('more'), failed: s('failed.title'), retry: s('retry') };
  const closedStrings = { ...strings, maintenance: s('notOpen') };
  const vendorNote = (card: VendorCard) =>
    card.open === 0 ? s('notOpen') : l('count', { count: card.games });
  const vendorCardsOf = (entry: HomeSection, title: string) =>
    entry.section !== 'HOT' &&
    GAME_CENTRES.includes(entry.section) && {
      vendorCards: {
        label: t('vendorsOf', { category: title }),
        play: l('play'),
        vendors: entry.vendors.map((card) => toVendorTileData(locale, card, vendorNote(card))),
      },
    };
  const section = (entry: HomeSection, title: string, href?: string) => (
    <GameSection
      key={entry.section}
      locale={locale}
      section={entry.section}
      title={title}
      games={entry.games.slice(0, FIRST_COUNT).map((game) => compactTile(toTileCard(game), PICTURE_PATTERN))}
      picturePattern={PICTURE_PATTERN}
      more={entry.isOpen && entry.total > Math.min(entry.games.length, FIRST_COUNT)}
      {...(!entry.isOpen && { closed: s('notOpen') })}
      {...vendorCardsOf(entry, title)}
      {...(href && { all: { href, text: t('all', { count: entry.total }) } })}
      strings={entry.isOpen ? strings : closedStrings}
    />
  );
  const sectionsOf = (isOpen: boolean) =>
    rest.flatMap((entry) =>
      entry.section === 'HOT' || entry.isOpen !== isOpen
        ? []
        : section(entry, c(`categories.${entry.section}`), toPath(CATEGORY_PATHS[entry.section])),
    );
  const closedSections = sectionsOf(false);
  return (
    <div className="night-glow">
      <div className="page-frame flex flex-col gap-6 pt-4 sm:gap-8 sm:pt-6">
        <h1 className="sr-only">
          {brandName(locale)}: {t('title')}
        </h1>
        <Banners locale={locale} banners={data.banners.w_home} first />
        <div className="flex flex-col gap-4">
          <Marquee
            notices={data.notices}
            href={toPath('/announce')}
            label={t('notices')}
            pauseLabel={t('pause')}
          />
          <CategoryMenu
            locale={locale}
            categories={categories.map(({ gameType, games, open }) => ({
              gameType,
              name: c(`categories.${gameType}`),
              count: open > 0 ? l('count', { count: games }) : s('notOpen'),
              ...(open === 0 && { isClosed: true as const }),
            }))}
            labels={{ nav: t('categories'), previous: t('scrollBack'), next: t('scrollOn') }}
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
              <SectionHeader
                id="winners"
                icon="trophy"
                title={t('winners')}
                all={{ href: toPath('/winners'), text: t('allWinners') }}
              />
              <Card className="px-4! py-2!">
                <WinnerBoard
                  locale={locale}
                  currency={data.currency}
                  initial={data.winners
                    .slice(0, WINNERS_SHOWN)
                    .map((won) => toWinnerRow(won, data.currency, locale))}
                  strings={{ won: t('won'), empty: t('noWinners') }}
                />
              </Card>
              <p className="mt-2 px-1 text-xs text-faint">{t('winnersHint')}</p>
            </section>
          </div>
          <MemberGames
            locale={locale}
            strings={strings}
            titles={{ favorites: t('favorites'), recents: t('recents') }}
            categories={Object.fromEntries(
              categories.map(({ gameType }) => [gameType, c(`categories.${gameType}`)]),
            )}
          />
          {sectionsOf(true)}
          {closedSections.length > 0 && (
            <div className="grid items-start gap-3 lg:grid-cols-2">{closedSections}</div>
          )}
          <Banners locale={locale} banners={data.banners.home} />
          {data.news.length > 0 && (
            <section aria-labelledby="news">
              <SectionHeader
                id="news"
                icon="megaphone"
                title={t('news')}
                all={{ href: toPath('/announce'), text: t('allNews') }}
              />
              <NewsCards locale={locale} news={data.news} label={t('news')} />
            </section>
          )}
          <section className="grid gap-px overflow-hidden rounded-card border border-hairline bg-hairline sm:grid-cols-3">
            <PromiseCard
              icon={<BadgeCheck aria-hidden className="size-6" />}
              title={t('promise.fairTitle')}
              text={t('promise.fair')}
            />
            <PromiseCard
              icon={<Percent aria-hidden className="size-6" />}
              title={t('promise.openTitle')}
              text={t('promise.open')}
            />
            <PromiseCard
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

function PromiseCard({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div className="flex flex-col gap-2 bg-surface p-6">
      <span className="text-amber">{icon}</span>
      <h3 className="text-lg font-bold">{title}</h3>
      <p className="text-sm text-muted">{text}</p>
    </div>
  );
}

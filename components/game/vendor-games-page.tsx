import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ListHeader } from '@/components/articles/list-header';
import { buildShareCard } from '@/components/seo/share-card';
import { alternates } from '@/components/site/alternates';
import { PageLink } from '@/components/ui/page-link';
import { categoryShare } from '@/lib/catalogue/gallery/share-address';
import { categoryMenu, gamesByName } from '@/lib/catalogue/loaders';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { GAMES_PATH, vendorGamesPath } from './game-info';
import { gamePath } from './game-path';

/** Games per page. A vendor has hundreds, and each is in the HTML and in the page's data. */
const PAGE_SIZE = 250;

/** Loads one page of a vendor's games by name. An unknown vendor or page is not found. */
async function loadVendorGames(locale: LocaleCode, code: string, page: number) {
  const cards = (await categoryMenu()).flatMap(({ vendors }) => vendors);
  const card = cards.find(({ vendor }) => vendor.toLowerCase() === code.toLowerCase());
  if (!card) notFound();
  // The path is case-sensitive, so that each list has one address.
  if (card.vendor !== code) permanentRedirect(localePath(locale, vendorGamesPath(card.vendor, page)));
  const games = await gamesByName(locale, card.vendor);
  const pages = Math.max(1, Math.ceil(games.length / PAGE_SIZE));
  if (page > pages) notFound();
  return { card, games: games.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: games.length, pages };
}

interface Props {
  locale: LocaleCode;
  vendor: string;
  page: number;
}

/** Returns title, description and addresses of the list of a vendor's games. */
export async function vendorGamesMetadata({ locale, vendor, page }: Props): Promise<Metadata> {
  const [t, { card, total }] = await Promise.all([
    getTranslations({ locale, namespace: 'game-page' }),
    loadVendorGames(locale, vendor, page),
  ]);
  const values = { vendor: card.displayName };
  return {
    title: page === 1 ? t('list.ofVendor', values) : t('list.ofVendorPage', { ...values, page }),
    description: t('list.ofVendorDescription', { ...values, count: total }),
    alternates: alternates(locale, vendorGamesPath(card.vendor, page)),
    ...buildShareCard(locale, categoryShare(card.gameType)),
  };
}

/** The games of a vendor by name, each a link to its own page. */
export async function VendorGamesPage({ locale, vendor, page }: Props) {
  const [t, { card, games, total, pages }] = await Promise.all([
    getTranslations({ locale, namespace: 'game-page' }),
    loadVendorGames(locale, vendor, page),
  ]);
  const values = { vendor: card.displayName };
  const toPath = (path: string) => localePath(locale, path);
  return (
    <div className="page-frame flex flex-col gap-6 pt-5 sm:pt-8">
      <ListHeader
        locale={locale}
        label={t('crumbs')}
        breadcrumbs={[
          { name: t('list.title'), path: GAMES_PATH },
          { name: card.displayName, path: vendorGamesPath(card.vendor) },
        ]}
        title={t('list.ofVendor', values)}
        text={t('list.ofVendorDescription', { ...values, count: total })}
      />
      <ul className="gap-x-6 sm:columns-2 lg:columns-3 xl:columns-4">
        {games.map(({ nodeId, name }) => (
          <li key={nodeId} className="break-inside-avoid">
            <a
              href={toPath(gamePath(nodeId))}
              className="flex min-h-9 items-center text-sm text-muted hover:text-amber"
            >
              <bdi className="truncate">{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={t('list.pages')} className="border-t pt-4">
          <ul className="flex flex-wrap gap-2">
            {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
              <li key={number}>
                <PageLink
                  href={toPath(vendorGamesPath(card.vendor, number))}
                  aria-label={t('list.page', { page: number })}
                  aria-current={number === page ? 'page' : undefined}
                  className="tabular grid size-11 place-items-center rounded-control border border-hairline text-sm text-muted transition hover:border-edge hover:text-ink aria-[current=page]:border-amber aria-[current=page]:text-amber"
                >
                  {number}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

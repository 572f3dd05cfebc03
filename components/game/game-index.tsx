import { getTranslations } from 'next-intl/server';
import { ListHeader } from '@/components/articles/list-header';
import { PageLink } from '@/components/ui/page-link';
import { categoryMenu, gameTotal } from '@/lib/catalogue/loaders';
import { vendorLogo } from '@/lib/catalogue/pictures';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { GAMES_PATH, vendorGamesPath } from './game-info';

/** Every vendor by category, each with a link to the list of its games. Search engines find every game through it. */
export async function GameIndex({ locale }: { locale: LocaleCode }) {
  const [t, c, menu, total] = await Promise.all([
    getTranslations({ locale, namespace: 'game-page' }),
    getTranslations({ locale, namespace: 'catalogue' }),
    categoryMenu(),
    gameTotal(),
  ]);
  return (
    <div className="page-frame flex flex-col gap-8 pt-5 sm:pt-8">
      <ListHeader
        locale={locale}
        label={t('crumbs')}
        breadcrumbs={[{ name: t('list.title'), path: GAMES_PATH }]}
        title={t('list.title')}
        text={t('list.description', { count: total })}
      />
      {menu.map(({ gameType, vendors }) => (
        <section key={gameType} aria-labelledby={gameType}>
          <h2 id={gameType} className="mb-3 text-xl font-bold">
            {c(`categories.${gameType}`)}
          </h2>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
            {vendors.map(({ vendor, displayName, games }) => (
              <li key={vendor}>
                <PageLink
                  href={localePath(locale, vendorGamesPath(vendor))}
                  className="flex min-h-14 items-center gap-3 rounded-card border border-hairline bg-surface px-3 py-2 transition hover:border-edge hover:bg-raised"
                >
                  <img
                    src={vendorLogo(vendor, 'active')}
                    alt=""
                    width={66}
                    height={24}
                    loading="lazy"
                    decoding="async"
                    className="size-9 shrink-0 object-cover max-sm:hidden"
                  />
                  <span className="min-w-0">
                    <span className="block truncate text-sm font-semibold">{displayName}</span>
                    <span className="block text-xs text-faint">{t('list.count', { count: games })}</span>
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

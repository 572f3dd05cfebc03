import { getTranslations } from 'next-intl/server';
import type { IconName } from '@/components/ui/icon-names';
import type { GameType } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { CATEGORY_ICONS } from './category-icon';
import { CATEGORY_PATHS } from './links';
import type { IconEntry } from './menu-entry';
import { visibleEntries, SIDE_GROUPS } from './side-entries';

interface Options {
  locale: LocaleCode;
  categories: readonly GameType[];
  /** The operator's white-label flags. */
  flags: Readonly<Record<string, unknown>>;
}

/**
 * Returns the groups of the side menu: hot, favourites and recent games; one entry per category with vendors; offers;
 * the site.
 */
export async function buildSideGroups({ locale, categories, flags }: Options): Promise<IconEntry[][]> {
  const t = await getTranslations({ locale, namespace: 'site' });
  const c = await getTranslations({ locale, namespace: 'catalogue' });
  const entry = (path: string, icon: IconName, text: string): IconEntry => ({
    href: localePath(locale, path),
    icon,
    text,
  });
  const groups = SIDE_GROUPS.map((group) =>
    visibleEntries(group, flags).map(({ key, path, opens, icon }) =>
      opens ? { opens, icon, text: t(`nav.${key}`) } : entry(path, icon, t(`nav.${key}`)),
    ),
  );
  groups[0]?.push({ ...entry('/agentHome', 'network', t('nav.agentCentre')), agentsOnly: true });
  return [
    [
      entry('/', 'house', t('nav.home')),
      { href: `${localePath(locale, '/')}#section-hot`, icon: 'flame', text: t('nav.hot') },
      entry('/favorite', 'heart', t('nav.favorite')),
      entry('/recent', 'rotate-ccw-clock', t('nav.recent')),
    ],
    categories.map((category) =>
      entry(CATEGORY_PATHS[category], CATEGORY_ICONS[category], c(`categories.${category}`)),
    ),
    ...groups,
  ];
}

import { getTranslations } from 'next-intl/server';
import { RESULTS_PATH } from '@/components/lottery/results/paths';
import type { IconName } from '@/components/ui/icon-names';
import type { Category } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { CATEGORY_ICONS } from './category-icon';
import { CATEGORY_PATHS, hasLottery } from './links';
import type { IconEntry } from './menu-entry';
import { visibleEntries, SIDE_GROUPS } from './side-entries';

interface Options {
  locale: LocaleCode;
  categories: readonly Pick<Category, 'gameType' | 'open'>[];
  /** The operator's white-label flags. */
  flags: Readonly<Record<string, unknown>>;
}

/**
 * Returns the groups of the side menu: hot, favourites and recent games; one entry per category with vendors, and the results of lotteries; offers;
 * the site. A group without entries is left out.
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
  const all: IconEntry[][] = [
    [
      entry('/', 'house', t('nav.home')),
      { href: `${localePath(locale, '/')}#section-hot`, icon: 'flame', text: t('nav.hot') },
      entry('/favorite', 'heart', t('nav.favorite')),
      entry('/recent', 'rotate-ccw-clock', t('nav.recent')),
    ],
    [
      ...categories.map(({ gameType, open }) => ({
        ...entry(CATEGORY_PATHS[gameType], CATEGORY_ICONS[gameType], c(`categories.${gameType}`)),
        ...(open === 0 && { isClosed: true as const }),
      })),
      ...(hasLottery(categories.map(({ gameType }) => gameType))
        ? [entry(RESULTS_PATH, 'list-ordered', t('nav.results'))]
        : []),
    ],
    ...groups,
  ];
  return all.filter((group) => group.length > 0);
}

import { CategoryIcon } from '@/components/site/category-icon';
import { CATEGORY_PATHS } from '@/components/site/links';
import { PageLink } from '@/components/ui/page-link';
import type { Category } from '@/lib/catalogue/types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { ScrollRow } from './scroll-row';

interface Props {
  locale: LocaleCode;
  categories: readonly Category[];
  names: Readonly<Record<string, string>>;
  counts: Readonly<Record<string, string>>;
  labels: { nav: string; back: string; on: string };
}

/** The market's halls in a row. */
export function CategoryMenu({ locale, categories, names, counts, labels }: Props) {
  return (
    <nav aria-label={labels.nav}>
      <ScrollRow labels={labels} className="-mx-4 gap-2.5 px-4 py-1 sm:mx-0 sm:px-0">
        {categories.map((category) => (
          <PageLink
            key={category.gameType}
            href={localePath(locale, CATEGORY_PATHS[category.gameType])}
            className="hall"
          >
            <span className="hall-sign">
              <CategoryIcon category={category.gameType} className="size-5" />
            </span>
            <span className="hall-words">
              {names[category.gameType]}
              <small>{counts[category.gameType]}</small>
            </span>
          </PageLink>
        ))}
      </ScrollRow>
    </nav>
  );
}

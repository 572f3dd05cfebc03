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
            className="group flex w-max flex-auto snap-start items-center gap-3 rounded-card border border-hairline bg-surface px-3.5 py-3 shadow-inset-light transition hover:-translate-y-0.5 hover:border-amber/60"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-amber-wash text-amber transition group-hover:bg-amber group-hover:text-amber-ink">
              <CategoryIcon category={category.gameType} className="size-5" />
            </span>
            <span className="min-w-0">
              <span className="block text-sm font-semibold whitespace-nowrap">
                {names[category.gameType]}
              </span>
              <span className="tabular block text-2xs whitespace-nowrap text-faint">
                {counts[category.gameType]}
              </span>
            </span>
          </PageLink>
        ))}
      </ScrollRow>
    </nav>
  );
}

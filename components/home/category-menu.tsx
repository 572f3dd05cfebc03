'use client';

import { CategoryIcon } from '@/components/site/category-icon';
import { CATEGORY_PATHS } from '@/components/site/links';
import { PageLink } from '@/components/ui/page-link';
import type { GameType } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { ScrollRow } from './scroll-row';

interface Props {
  locale: LocaleCode;
  /** `count` is a text, for example "12 games", or that nothing of the category is open yet. */
  categories: readonly { gameType: GameType; name: string; count: string; isClosed?: true }[];
  labels: { nav: string; previous: string; next: string };
}

/** The categories in a row. */
export function CategoryMenu({ locale, categories, labels }: Props) {
  return (
    <nav aria-label={labels.nav}>
      <ScrollRow labels={labels} className="-mx-4 gap-2.5 px-4 py-1 sm:mx-0 sm:px-0">
        {categories.map(({ gameType, name, count, isClosed }) => (
          <PageLink
            key={gameType}
            href={localePath(locale, CATEGORY_PATHS[gameType])}
            className="category-tile"
            data-closed={isClosed}
          >
            <span className="category-tile-icon">
              <CategoryIcon category={gameType} className="size-5" />
            </span>
            <span className="category-tile-text">
              {name}
              <small>{count}</small>
            </span>
          </PageLink>
        ))}
      </ScrollRow>
    </nav>
  );
}

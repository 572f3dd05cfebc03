import { ChevronRight } from '@/components/ui/icons';
import type { ReactNode } from 'react';
import { CategoryIcon } from '@/components/site/category-icon';
import { PageLink } from '@/components/ui/page-link';
import type { GameType } from '@/lib/catalogue/constants';

/** The head of a section: sign, title, and the way to all of it. */
export function SectionHead({
  id,
  sign,
  title,
  href,
  all,
}: {
  id: string;
  sign: GameType | 'HOT' | ReactNode;
  title: string;
  href?: string;
  all?: string;
}) {
  return (
    <header className="section-head">
      <h2 id={id}>
        {typeof sign === 'string' ? (
          <CategoryIcon category={sign as GameType | 'HOT'} className="size-6 text-amber" />
        ) : (
          sign
        )}
        {title}
      </h2>
      {href && (
        <PageLink href={href}>
          {all}
          <ChevronRight aria-hidden className="flip-rtl size-4" />
        </PageLink>
      )}
    </header>
  );
}

'use client';

import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { PageLink } from '@/components/ui/page-link';

interface Props {
  id: string;
  sign: IconName;
  title: string;
  /** The way to all of it, and its words. */
  all?: { href: string; words: string } | undefined;
}

/** The head of a section: sign, title, and the way to all of it. */
export function SectionHead({ id, sign, title, all }: Props) {
  return (
    <header className="section-head">
      <h2 id={id}>
        <Icon aria-hidden name={sign} className="size-6 text-amber" />
        {title}
      </h2>
      {all && (
        <PageLink href={all.href}>
          {all.words}
          <Icon aria-hidden name="chevron-right" className="flip-rtl size-4" />
        </PageLink>
      )}
    </header>
  );
}

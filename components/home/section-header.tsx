'use client';

import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { PageLink } from '@/components/ui/page-link';

interface Props {
  id: string;
  icon: IconName;
  title: string;
  /** A link to all entries of the section. */
  all?: { href: string; text: string } | undefined;
}

/** The header of a section: icon, title and a link to all entries. */
export function SectionHeader({ id, icon, title, all }: Props) {
  return (
    <header className="section-header">
      <h2 id={id}>
        <Icon aria-hidden name={icon} className="size-6 text-amber" />
        {title}
      </h2>
      {all && (
        <PageLink href={all.href}>
          {all.text}
          <Icon aria-hidden name="chevron-right" className="flip-rtl size-4" />
        </PageLink>
      )}
    </header>
  );
}

'use client';

import type { ReactNode } from 'react';
import { useExcluded } from '@/components/session/use-excluded';
import { buttonStyle } from '@/components/ui/button-style';
import { PageLink } from '@/components/ui/page-link';

export interface GateStrings {
  title: string;
  text: string;
  link: string;
}

/** Offers, or for a member who has excluded themselves a note in their place, with a link to the page of protection. */
export function OffersGate({
  href,
  strings,
  children,
}: {
  /** The page of protection. */
  href: string;
  strings: GateStrings;
  children: ReactNode;
}) {
  if (!useExcluded()) return children;
  return (
    <section
      aria-labelledby="no-offers"
      className="mx-auto my-8 flex max-w-xl flex-col items-start gap-3 rounded-card border border-hairline bg-surface p-5"
    >
      <h2 id="no-offers" className="text-xl font-bold">
        {strings.title}
      </h2>
      <p className="text-sm text-muted">{strings.text}</p>
      <PageLink href={href} className={buttonStyle({ variant: 'surface' })}>
        {strings.link}
      </PageLink>
    </section>
  );
}

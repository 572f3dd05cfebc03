'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { splitLocale } from '@/lib/i18n/routing';

export interface NavLinkProps {
  href: string;
  className?: string;
  /** Current below its address too. */
  deep?: boolean;
  title?: string;
  children: ReactNode;
}

/** A link of a menu; `aria-current` marks the page one is on. */
export function NavLink({ href, deep = false, ...rest }: NavLinkProps) {
  // The server knows the page by its language (/en/rng), the browser by its address (/rng): the same without it.
  const here = splitLocale(usePathname()).path;
  const there = splitLocale(href).path;
  const current = here === there || (deep && here.startsWith(`${there}/`));
  return <PageLink href={href} aria-current={current ? 'page' : undefined} {...rest} />;
}

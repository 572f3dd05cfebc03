'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { splitLocale } from '@/lib/i18n/routing';

export interface NavLinkProps {
  href: string;
  className?: string;
  /** Also current on pages below its path. */
  matchDescendants?: boolean;
  title?: string;
  children: ReactNode;
}

/** A link of a menu. `aria-current` marks the current page. */
export function NavLink({ href, matchDescendants = false, ...rest }: NavLinkProps) {
  // On the server the path contains the language (/en/rng), in the browser it may not (/rng). Compare without it.
  const currentPath = splitLocale(usePathname()).path;
  const targetPath = splitLocale(href).path;
  const isCurrent =
    currentPath === targetPath || (matchDescendants && currentPath.startsWith(`${targetPath}/`));
  return <PageLink href={href} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}

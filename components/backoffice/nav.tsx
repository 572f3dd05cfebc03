'use client';

import { useEffect, useRef } from 'react';
import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { PageLink } from '@/components/ui/page-link';
import type { Permission } from '@/lib/backoffice/constants';
import { NAV_GROUPS, NAV_ITEMS } from './nav-items';

export interface BackOfficeNavProps {
  permissions: readonly Permission[];
  /** Whether the operator sees requests for approval, and how many wait for their decision. */
  approvals: { isShown: boolean; waiting: number };
  /** How many applications to become an agent wait; 0 for an operator who does not see them. */
  applications: number;
  /** How many results and decisions of the lottery wait for the operator. */
  lottery: number;
  onNavigate?: () => void;
}

/** Links to the pages that the operator may open, in groups. A group without such a page is left out. */
export function BackOfficeNav({
  permissions,
  approvals,
  applications,
  lottery,
  onNavigate,
}: BackOfficeNavProps) {
  const t = useTranslations('backoffice.nav');
  const path = usePathname();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    // The menu is longer than many windows: the current page is in view.
    const here = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (menu.current && here) menu.current.scrollTop = here.offsetTop - menu.current.clientHeight / 2;
  }, [path]);
  const items = NAV_ITEMS.filter(({ key, permission }) =>
    key === 'approvals' ? approvals.isShown : !permission || permissions.includes(permission),
  );
  const waiting: Partial<Record<string, number>> = {
    approvals: approvals.waiting,
    'agent-applications': applications,
    lottery,
  };
  // A page below another one of the menu belongs to the longer address.
  const current = items
    .filter(({ href }) =>
      href === '/backoffice' ? path === href : path === href || path.startsWith(`${href}/`),
    )
    .reduce<string>((longest, { href }) => (href.length > longest.length ? href : longest), '');
  const groups = NAV_GROUPS.map((group) => ({ group, items: items.filter((item) => item.group === group) }));
  return (
    <nav ref={menu} aria-label={t('label')} className="relative flex min-h-0 flex-col gap-4 overflow-y-auto">
      {groups
        .filter((each) => each.items.length > 0)
        .map((each) => (
          <section key={each.group} aria-label={t(`groups.${each.group}`)}>
            <p aria-hidden className="px-3 pb-1 text-2xs font-semibold tracking-wide text-faint uppercase">
              {t(`groups.${each.group}`)}
            </p>
            <ul className="flex flex-col gap-0.5">
              {each.items.map(({ key, href, icon: Icon }) => {
                const count = waiting[key] ?? 0;
                return (
                  <li key={key}>
                    <PageLink
                      href={href}
                      aria-current={href === current ? 'page' : undefined}
                      onClick={onNavigate}
                      className="flex h-11 items-center gap-3 rounded-control px-3 text-sm font-medium text-muted transition hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink lg:h-9 aria-[current=page]:[&>svg]:text-amber"
                    >
                      <Icon aria-hidden className="size-[1.125rem] shrink-0" />
                      {t(key)}
                      {count > 0 && (
                        <span className="ms-auto rounded-full bg-amber px-2 text-xs font-semibold text-amber-ink tabular">
                          <span aria-hidden>{count}</span>
                          <span className="sr-only">{t('waiting', { count })}</span>
                        </span>
                      )}
                    </PageLink>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
    </nav>
  );
}

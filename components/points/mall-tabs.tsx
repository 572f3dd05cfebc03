'use client';

import { lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { useSession } from '@/components/session/use-session';
import { PartBoundary } from '@/components/ui/part-boundary';
import { Skeleton } from '@/components/ui/skeleton';
import { useMounted } from '@/components/ui/use-mounted';
import { isTrialType } from '@/lib/identity/account-types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { openAuth } from '@/components/session/open-auth';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { MALL_TABS, OPEN_GOOD, tabOf, type MallTab } from './tabs';

const Desk = lazy(() => import('./desk'));
const RedeemHost = lazy(() => import('./redeem-host'));

interface Props {
  locale: LocaleCode;
  strings: {
    label: string;
    tabs: Readonly<Record<MallTab, string>>;
    loginTitle: string;
    loginHint: string;
    login: string;
    trialTitle: string;
    trialHint: string;
  };
  /** The goods, as the server rendered them. */
  children: ReactNode;
}

/**
 * The tabs of the points mall. The goods are part of the cached page; the others need a session and are loaded when they are opened. The tab
 * is in the address, so that it can be linked to.
 */
export function MallTabs({ locale, strings, children }: Props) {
  const session = useSession();
  const mounted = useMounted();
  const [chosen, setChosen] = useState<MallTab>();
  const [good, setGood] = useState<string>();
  const tab = chosen ?? (mounted ? tabOf(window.location.search) : 'goods');
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    // Not scrollIntoView: it would scroll the page too.
    if (row.current?.parentElement && current) {
      const outer = row.current.parentElement.getBoundingClientRect();
      const inner = current.getBoundingClientRect();
      row.current.parentElement.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
    }
  }, [tab]);
  const isMember = session.status === 'member' && !isTrialType(session.member?.type ?? 0);
  const isTrial = session.status === 'member' && !isMember;

  useEffect(() => {
    const open = (event: Event) => setGood((event as CustomEvent<string>).detail);
    window.addEventListener(OPEN_GOOD, open);
    return () => window.removeEventListener(OPEN_GOOD, open);
  }, []);

  const choose = (next: MallTab) => {
    setChosen(next);
    const address = new URL(window.location.href);
    if (next === 'goods') address.searchParams.delete('tab');
    else address.searchParams.set('tab', next);
    window.history.replaceState(window.history.state, '', address);
  };

  const refusal = (
    <EmptyState
      title={isTrial ? strings.trialTitle : strings.loginTitle}
      hint={isTrial ? strings.trialHint : strings.loginHint}
      action={
        isTrial ? undefined : (
          <Button variant="amber" onClick={() => openAuth(locale, 'login')}>
            {strings.login}
          </Button>
        )
      }
    />
  );
  return (
    <>
      <nav
        aria-label={strings.label}
        className="scrollbar-none mb-5 overflow-x-auto rounded-control bg-sunken p-1"
      >
        <ul ref={row} className="flex min-w-max gap-1">
          {MALL_TABS.map((name) => (
            <li key={name} className="flex-1">
              <button
                type="button"
                aria-current={name === tab ? 'page' : undefined}
                onClick={() => choose(name)}
                className="h-11 w-full rounded-[0.45rem] px-4 text-sm font-medium whitespace-nowrap text-muted transition hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink aria-[current=page]:shadow-key lg:h-10"
              >
                {strings.tabs[name]}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div hidden={tab !== 'goods'}>{children}</div>
      {tab !== 'goods' &&
        (session.status === 'unknown' ? (
          <Skeleton className="h-72 w-full" />
        ) : isMember ? (
          <PartBoundary>
            <Desk locale={locale} tab={tab} onTab={choose} />
          </PartBoundary>
        ) : (
          refusal
        ))}
      {good !== undefined && isMember && (
        <PartBoundary>
          <RedeemHost locale={locale} goodId={good} onClose={() => setGood(undefined)} onTab={choose} />
        </PartBoundary>
      )}
    </>
  );
}

'use client';

import { usePathname } from 'next/navigation';
import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SESSION_EVENT } from '@/components/identity/session-event';
import { openAuth } from '@/components/session/open-auth';
import { isTrialType, refreshSession } from '@/components/session/session-store';
import { useSession } from '@/components/session/use-session';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { LocaleCode } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/routing';
import { ApiError, callApi } from '@/lib/platform/http/call';
import type { LaunchFailure } from './launch-dialog';

const LaunchDialog = lazy(() => import('./launch-dialog'));

export interface LaunchStrings {
  opening: string;
  maintenanceTitle: string;
  /** With {name} where the game's name goes. */
  maintenance: string;
  failedTitle: string;
  network: string;
  others: string;
  close: string;
}

/** While the address is one of these, somebody is being asked who they are. */
const AUTH_PATHS = ['/login', '/register', '/forget'];

interface Wanted {
  nodeId: string;
  name: string;
  maintenance: boolean;
}

/**
 * Opens games. Tiles are plain buttons with `data-launch`, so that a page of a hundred needs one listener and no code of
 * their own: a visitor is asked to log in first (and the game opens afterwards), a closed game says that it is closed.
 */
export function LaunchHost({ locale, strings }: { locale: LocaleCode; strings: LaunchStrings }) {
  const session = useSession();
  const [failure, setFailure] = useState<LaunchFailure>();
  const [opening, setOpening] = useState('');
  const waiting = useRef<Wanted>(undefined);
  const busy = useRef(false);

  const launch = useEffectEvent(async (wanted: Wanted) => {
    if (busy.current) return;
    if (wanted.maintenance) {
      setFailure({
        title: strings.maintenanceTitle,
        text: strings.maintenance.replace('{name}', () => wanted.name),
      });
      return;
    }
    if (session.status !== 'member') {
      waiting.current = wanted;
      openAuth(locale, 'login');
      return;
    }
    busy.current = true;
    setOpening(wanted.name);
    try {
      const accountType = session.member && isTrialType(session.member.type) ? 0 : 1;
      const { content } = await callApi<{ content: { game_url: string } }>('POST', '/wps/game/launchGame', {
        nodeId: wanted.nodeId,
        accountType,
      });
      window.location.assign(content.game_url);
    } catch (error) {
      const known = error instanceof ApiError ? error : undefined;
      if (known?.status === 401) {
        // The session ended unnoticed; known as a visitor, the login that follows is seen, and opens the game.
        await refreshSession();
        waiting.current = wanted;
        openAuth(locale, 'login');
      } else {
        const closed = known?.code === 'GAME_MAINTENANCE';
        setFailure({
          title: closed ? strings.maintenanceTitle : strings.failedTitle,
          text: known?.message || strings.network,
        });
      }
      setOpening('');
      busy.current = false;
    }
  });

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const tile = (event.target as Element).closest<HTMLElement>('[data-launch]');
      const { launch: nodeId, name = '', status } = tile?.dataset ?? {};
      if (nodeId) void launch({ nodeId, name, maintenance: status === 'maintenance' });
    };
    // A page restored from the browser's back-forward cache still thinks that it is opening a game.
    const restored = () => {
      busy.current = false;
      setOpening('');
    };
    document.addEventListener('click', press);
    window.addEventListener('pageshow', restored);
    return () => {
      document.removeEventListener('click', press);
      window.removeEventListener('pageshow', restored);
    };
  }, []);

  const asking = AUTH_PATHS.includes(splitLocale(usePathname()).path);
  useEffect(() => {
    if (!asking) return;
    let entered = false;
    const enter = () => (entered = true);
    window.addEventListener(SESSION_EVENT, enter);
    return () => {
      window.removeEventListener(SESSION_EVENT, enter);
      // A login that was called off takes the wish with it; a later one has reasons of its own.
      if (!entered) waiting.current = undefined;
    };
  }, [asking]);

  useEffect(() => {
    const wanted = waiting.current;
    if (session.status !== 'member' || !wanted) return;
    waiting.current = undefined;
    void launch(wanted);
  }, [session.status]);

  return (
    <>
      <div role="status" className="sr-only">
        {opening && `${strings.opening}: ${opening}`}
      </div>
      {opening && (
        <div
          className="animate-appear fixed inset-0 z-70 grid place-items-center bg-scrim backdrop-blur-[2px]"
          aria-hidden
        >
          <div className="flex flex-col items-center gap-4 text-picture-ink">
            <span className="size-10 animate-spin rounded-full border-2 border-lamp border-e-transparent" />
            <span className="font-display text-lg font-semibold">{opening}</span>
          </div>
        </div>
      )}
      {failure && (
        <PartBoundary>
          <LaunchDialog
            failure={failure}
            locale={locale}
            strings={strings}
            onClose={() => setFailure(undefined)}
          />
        </PartBoundary>
      )}
    </>
  );
}

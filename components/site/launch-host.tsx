'use client';

import { usePathname, useRouter } from 'next/navigation';
import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SESSION_EVENT } from '@/components/identity/session-event';
import { authModeOf, openAuth } from '@/components/session/open-auth';
import { isTrialType, refreshSession, sessionState } from '@/components/session/session-store';
import { useSession } from '@/components/session/use-session';
import { PartBoundary } from '@/components/ui/part-boundary';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { ApiError, callApi } from '@/lib/platform/http/call';
import type { LaunchFailure } from './launch-dialog';
import type { LaunchStrings } from './launch-strings';
import type { ListedVendor } from './vendor-dialog';

const LaunchDialog = lazy(() => import('./launch-dialog'));
const VendorDialog = lazy(() => import('./vendor-dialog'));

interface Wanted {
  nodeId: string;
  name: string;
  maintenance: boolean;
  /** The page that it is played on, without its language; absent where the game itself opens. */
  to?: string;
}

/** What a pressed vendor's card says of itself. */
function vendorOf({ vendor, type, name = '' }: DOMStringMap): ListedVendor | undefined {
  const gameType = GAME_TYPES.find((candidate) => candidate === type);
  return vendor && gameType ? { vendor, gameType, name } : undefined;
}

/**
 * Opens games. Tiles are plain buttons with `data-launch`, so that a page of a hundred needs one listener and no code of
 * their own: a visitor is asked to log in first (and the game opens afterwards), a closed game says that it is closed. A
 * tile with `data-to` is played on a page of its own, a vendor's card (`data-vendor`) opens the list of its games: which
 * of them does what is launchRoute's business (lib/catalogue).
 */
export function LaunchHost({ locale, strings }: { locale: LocaleCode; strings: LaunchStrings }) {
  const session = useSession();
  const router = useRouter();
  const path = splitLocale(usePathname()).path;
  const [failure, setFailure] = useState<LaunchFailure>();
  const [vendor, setVendor] = useState<ListedVendor>();
  const [opening, setOpening] = useState('');
  const waiting = useRef<Wanted>(undefined);
  const busy = useRef(false);

  const open = async (wanted: Wanted) => {
    if (busy.current) return;
    setVendor(undefined);
    if (wanted.to === undefined && wanted.maintenance) {
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
    if (wanted.to !== undefined) {
      router.push(localePath(locale, wanted.to));
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
  };
  const launch = useEffectEvent(open);

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const tile = (event.target as Element).closest<HTMLElement>('[data-launch],[data-vendor]');
      if (!tile) return;
      const { launch: nodeId, status, to } = tile.dataset;
      // A game's tile says its name once, as its title.
      const name = tile.dataset.name ?? tile.querySelector('b')?.textContent ?? '';
      if (nodeId) void launch({ nodeId, name, maintenance: status === 'maintenance', ...(to && { to }) });
      else setVendor(vendorOf(tile.dataset));
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

  // A navigation clears what stands over the page (product.md §2, Layout).
  // The dialogs that ask who one is stand over the same page.
  const asking = authModeOf(path) !== undefined;
  const [shownAt, setShownAt] = useState(path);
  if (!asking && shownAt !== path) {
    setShownAt(path);
    setOpening('');
    setVendor(undefined);
    setFailure(undefined);
  }
  useEffect(() => {
    busy.current = false;
  }, [shownAt]);

  useEffect(() => {
    if (!asking) return;
    let entered = false;
    const enter = () => (entered = true);
    window.addEventListener(SESSION_EVENT, enter);
    return () => {
      window.removeEventListener(SESSION_EVENT, enter);
      // A login that was called off takes the wish with it; a later one has reasons of its own.
      if (!entered && sessionState().status !== 'member') waiting.current = undefined;
    };
  }, [asking]);

  useEffect(() => {
    const wanted = waiting.current;
    if (session.status !== 'member' || !wanted) return;
    // The dialog's way back, still to come, would call the load of another page off; so would a step of the router.
    if (wanted.to !== undefined && asking) return;
    waiting.current = undefined;
    if (wanted.to !== undefined) window.location.assign(localePath(locale, wanted.to));
    else void launch(wanted);
  }, [session.status, asking, locale]);

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
      {vendor && (
        <PartBoundary>
          <VendorDialog
            locale={locale}
            vendor={vendor}
            onOnly={(game) =>
              void open({
                nodeId: game.nodeId,
                name: game.name,
                maintenance: game.status === 'maintenance',
              })
            }
            onClose={() => setVendor(undefined)}
          />
        </PartBoundary>
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

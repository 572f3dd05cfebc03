'use client';

import { usePathname, useRouter } from 'next/navigation';
import { lazy, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { SESSION_CHANGE_EVENT } from '@/components/identity/session-event';
import { authModeFromPath, openAuth } from '@/components/session/open-auth';
import { refreshSession, resolveSession, getSessionState } from '@/components/session/session-store';
import { useSession } from '@/components/session/use-session';
import { deviceKind } from '@/components/ui/device';
import { PartBoundary } from '@/components/ui/part-boundary';
import { GAME_TYPES } from '@/lib/catalogue/constants';
import { isTrialType } from '@/lib/identity/account-types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { gamePath } from '@/components/game/game-path';
import type { LaunchFailure } from './launch-dialog';
import type { LaunchStrings } from './launch-strings';
import type { ListedVendor } from './vendor-dialog';
import { noteWindowGame, subscribeToWindowGame, windowGame } from './window-games';

const LaunchDialog = lazy(() => import('./launch-dialog'));
const VendorDialog = lazy(() => import('./vendor-dialog'));
const WindowGame = lazy(() => import('./window-game'));

interface LaunchRequest {
  nodeId: string;
  name: string;
  maintenance: boolean;
  /** The path of the page that opens instead of the game, without its language. */
  to?: string;
  /** How the game's own page opens it. A tile leads a visitor to that page first. */
  mode?: 'play' | 'try';
}

interface LaunchedGame {
  game_url: string;
  opens_in: 'frame' | 'window';
  empty_wallet: string | null;
}

/** Opens a window that cannot reach this one. Undefined if the browser has blocked it (with `noopener` nobody would know). */
function openWindow(url: string): Window | undefined {
  const opened = window.open('', '_blank');
  if (!opened) return undefined;
  opened.opener = null;
  opened.location.replace(url);
  return opened;
}

/** Reads the vendor from the attributes of its card. */
function readVendor({ vendor, type, name = '' }: DOMStringMap): ListedVendor | undefined {
  const gameType = GAME_TYPES.find((candidate) => candidate === type);
  return vendor && gameType ? { vendor, gameType, name } : undefined;
}

/**
 * Opens games. Tiles are plain buttons with `data-launch`, so that a page with a hundred tiles needs one listener. A
 * visitor comes to the game's page, which has two buttons (`data-mode`): *Try it* starts a trial session, *Play* logs in
 * first; then the game opens. A game under maintenance shows a message. A tile with `data-to` leads to a page. A vendor's card (`data-vendor`) opens the list of its games. `launchRoute` in lib/catalogue decides
 * which attributes a tile has.
 */
export function LaunchHost({ locale, strings }: { locale: LocaleCode; strings: LaunchStrings }) {
  const session = useSession();
  const router = useRouter();
  const path = splitLocale(usePathname()).path;
  const [failure, setFailure] = useState<LaunchFailure>();
  const [vendor, setVendor] = useState<ListedVendor>();
  const [opening, setOpening] = useState('');
  const pendingLaunch = useRef<LaunchRequest>(undefined);
  const busy = useRef(false);

  const openElsewhere = useSyncExternalStore(subscribeToWindowGame, windowGame, () => undefined);

  const openGame = async (wanted: LaunchRequest) => {
    if (busy.current) return;
    setVendor(undefined);
    let current = session;
    // A press leads members and visitors to different places, so one before the session state is known waits for it.
    if (session.status === 'unknown') {
      busy.current = true;
      setOpening(wanted.name);
      current = await resolveSession();
      setOpening('');
      busy.current = false;
    }
    const isMember = current.status === 'member';
    // A draw's page explains that it is closed. A visitor would have to log in for that, and gets the message here.
    if (wanted.maintenance && (wanted.to === undefined || current.status === 'visitor')) {
      setFailure({
        title: strings.maintenanceTitle,
        text: strings.maintenance.replace('{name}', () => wanted.name),
      });
      return;
    }
    if (!isMember && wanted.to === undefined && wanted.mode === undefined) {
      router.push(localePath(locale, gamePath(wanted.nodeId)));
      return;
    }
    const startsTrial = !isMember && wanted.mode === 'try';
    if (!isMember && !startsTrial) {
      pendingLaunch.current = wanted;
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
      if (startsTrial) await (await import('@/components/identity/start-trial')).startTrial();
      const isTrial = startsTrial || (current.member !== undefined && isTrialType(current.member.type));
      const accountType = isTrial ? 0 : 1;
      const { content } = await callApi<{ content: LaunchedGame }>('POST', '/wps/game/launchGame', {
        nodeId: wanted.nodeId,
        accountType,
      });
      // The game is played from the vendor's own wallet, which has nothing: its page offers to move money, and opens the game then.
      if (content.empty_wallet) {
        const search = new URLSearchParams({ vendor: content.empty_wallet, play: wanted.nodeId });
        router.push(`${localePath(locale, '/member/wallets')}?${search.toString()}`);
        setOpening('');
        busy.current = false;
        return;
      }
      // A phone shows one window at a time: there the game takes this one, and the way back leads here.
      if (content.opens_in === 'frame' || deviceKind() === 'phone') {
        window.location.assign(content.game_url);
        return;
      }
      const game = { name: wanted.name, free: isTrial };
      const opened = openWindow(content.game_url);
      if (opened) noteWindowGame(game, opened);
      else
        setFailure({
          title: strings.blockedTitle,
          text: strings.blocked.replace('{name}', () => wanted.name),
          gameUrl: content.game_url,
          onOpen: () => noteWindowGame(game),
        });
      setOpening('');
      busy.current = false;
    } catch (error) {
      const apiError = error instanceof ApiError ? error : undefined;
      if (apiError?.status === 401 && !startsTrial) {
        // The session has ended without a notice. Refresh the session state, so that the effect below sees the login
        // and opens the game.
        await refreshSession();
        pendingLaunch.current = wanted;
        openAuth(locale, 'login');
      } else {
        const closed = apiError?.code === 'GAME_MAINTENANCE';
        setFailure({
          title: closed ? strings.maintenanceTitle : strings.failedTitle,
          text: apiError?.message || strings.network,
        });
      }
      setOpening('');
      busy.current = false;
    }
  };
  const launch = useEffectEvent(openGame);

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const tile = (event.target as Element).closest<HTMLElement>('[data-launch],[data-vendor]');
      if (!tile) return;
      const { launch: nodeId, status, to, mode } = tile.dataset;
      // The tile of a game contains its name only once, as its title.
      const name = tile.dataset.name ?? tile.querySelector('b')?.textContent ?? '';
      if (nodeId) {
        void launch({
          nodeId,
          name,
          maintenance: status === 'maintenance',
          ...(to && { to }),
          ...((mode === 'play' || mode === 'try') && { mode }),
        });
      } else setVendor(readVendor(tile.dataset));
    };
    // A page restored from the back-forward cache still has the state of a game being opened.
    const handlePageShow = () => {
      busy.current = false;
      setOpening('');
    };
    document.addEventListener('click', handleClick);
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      document.removeEventListener('click', handleClick);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, []);

  // A navigation closes what is open over the page (ROUTE-5). The authentication dialogs do not count as one.
  const isAuthOpen = authModeFromPath(path) !== undefined;
  const [shownAt, setShownAt] = useState(path);
  if (!isAuthOpen && shownAt !== path) {
    setShownAt(path);
    setOpening('');
    setVendor(undefined);
    setFailure(undefined);
  }
  useEffect(() => {
    busy.current = false;
  }, [shownAt]);

  useEffect(() => {
    if (!isAuthOpen) return;
    let hasLoggedIn = false;
    const markLoggedIn = () => (hasLoggedIn = true);
    window.addEventListener(SESSION_CHANGE_EVENT, markLoggedIn);
    return () => {
      window.removeEventListener(SESSION_CHANGE_EVENT, markLoggedIn);
      // A cancelled login also cancels the game. A later login must not open it.
      if (!hasLoggedIn && getSessionState().status !== 'member') pendingLaunch.current = undefined;
    };
  }, [isAuthOpen]);

  useEffect(() => {
    const wanted = pendingLaunch.current;
    if (session.status !== 'member' || !wanted) return;
    // Closing the dialog goes back in history, which would cancel a page load. A navigation of the router would do the
    // same.
    if (wanted.to !== undefined && isAuthOpen) return;
    pendingLaunch.current = undefined;
    if (wanted.to !== undefined) window.location.assign(localePath(locale, wanted.to));
    else void launch(wanted);
  }, [session.status, isAuthOpen, locale]);

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
            onSingleGame={(game) =>
              void openGame({
                nodeId: game.nodeId,
                name: game.name,
                maintenance: game.status === 'maintenance',
              })
            }
            onClose={() => setVendor(undefined)}
          />
        </PartBoundary>
      )}
      {openElsewhere && session.status === 'member' && (
        <PartBoundary silent>
          <WindowGame locale={locale} game={openElsewhere} strings={strings} />
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

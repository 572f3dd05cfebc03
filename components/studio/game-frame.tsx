'use client';

import { lazy, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Maximize, Minimize, X } from '@/components/ui/icons';
import { deviceKind } from '@/components/ui/device';
import { PartBoundary } from '@/components/ui/part-boundary';
import { refreshBalance, refreshSession, getSessionState } from '@/components/session/session-store';
import { redirectToLogin } from '@/components/session/redirect-to-login';
import { isTrialType } from '@/lib/identity/account-types';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { finishLaunchAddress } from '@/lib/gateway/launch/address';
import { ApiError, callApi } from '@/lib/platform/http/call';
import { frameEvent, type FrameEvent } from './frame-messages';
import type { FrameStrings } from './frame-strings';

/** After how many milliseconds without the game's page the player is told. */
const LATE_MS = 12_000;

// Loaded after the game's frame, which must not wait for it.
const PlayWatch = lazy(() => import('@/components/protection/play-watch'));

interface Props {
  locale: LocaleCode;
  /** The vendor's launch address with places for token and device; undefined if there is no such game. */
  address: string | undefined;
  /** `window`: the game opens in place of this page. */
  opensIn?: 'frame' | 'window' | undefined;
  /** The page's address names a game, be it open or not. */
  isChosen?: boolean;
  strings: FrameStrings;
  /** The game is played with play money. */
  free: boolean;
}

/**
 * Opens a game. It shows it in a frame, or leaves the page to it if its vendor does not want a frame; then the history has the page before.
 * Around the frame it does for it what only the site can do: leave, deposit, launch again. The launch token is in the page's
 * fragment; it is put into the game's address and removed from the page's at once.
 */
export function GameFrame({ locale, address, opensIn = 'frame', isChosen = true, strings, free }: Props) {
  const [source, setSource] = useState<string | null | undefined>(undefined);
  const [full, setFull] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const read = useRef(false);
  /** Whether the game's page has come, or has not come for long. */
  const [arrival, setArrival] = useState<'waiting' | 'loaded' | 'late'>('waiting');
  /** Why the game could not be launched again. */
  const [refused, setRefused] = useState<string>();

  const relaunch = async () => {
    const opened = new URLSearchParams(window.location.search);
    const game = opened.get('game');
    const session = await refreshSession();
    if (session.status !== 'member') return redirectToLogin(locale);
    // A game that was opened for play money is not launched again for real money.
    const free = opened.get('accountType') === '0' || (session.member && isTrialType(session.member.type));
    const accountType = free ? 0 : 1;
    try {
      const { content } = await callApi<{ content: { game_url: string } }>('POST', '/wps/game/launchGame', {
        nodeId: game,
        accountType,
      });
      // An address that differs in the fragment only does not load again.
      window.location.replace(content.game_url);
      window.location.reload();
    } catch (error) {
      setRefused(error instanceof ApiError && error.message ? error.message : strings.failedText);
    }
  };

  const open = useEffectEvent((token: string) => {
    const finished = address === undefined ? null : finishLaunchAddress(address, token, deviceKind());
    if (finished === null || opensIn === 'frame') setSource(finished);
    else if (token) window.location.replace(finished);
    // The page was loaded again: its token was used up.
    else void relaunch();
  });

  useEffect(() => {
    if (read.current) return;
    read.current = true;
    const { hash, pathname, search } = window.location;
    if (hash) window.history.replaceState(null, '', pathname + search);
    open(/^#([A-Za-z0-9_-]{16,128})$/.exec(hash)?.[1] ?? '');
  }, []);

  useEffect(() => {
    if (!source || arrival !== 'waiting') return;
    const timer = setTimeout(() => setArrival('late'), LATE_MS);
    return () => clearTimeout(timer);
  }, [source, arrival]);

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  const lobby = localePath(locale, '/rng');
  const leave = useCallback(() => {
    const from = document.referrer && new URL(document.referrer).origin === window.location.origin;
    if (from && window.history.length > 1) window.history.back();
    else window.location.assign(lobby);
  }, [lobby]);

  const answer = useEffectEvent((type: FrameEvent['type']) => {
    if (type === 'balance' && getSessionState().status === 'member') void refreshBalance();
    if (type === 'deposit') window.location.assign(localePath(locale, '/member/deposit'));
    if (type === 'exit') leave();
    if (type === 'reopen') void relaunch();
    if (type === 'ready') frame.current?.contentWindow?.focus();
  });

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = event.source === frame.current?.contentWindow ? frameEvent(event) : undefined;
      if (message) answer(message.type);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  const toggleFull = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void document.documentElement.requestFullscreen?.().catch(() => undefined);
  };

  if (source === null || refused !== undefined) {
    const isNone = refused === undefined && !isChosen;
    return (
      <main className="grid min-h-dvh place-items-center bg-ground px-6 text-center">
        <div className="space-y-3">
          <h1 className="text-xl font-semibold">{isNone ? strings.none : strings.failed}</h1>
          <p className="text-muted">{isNone ? strings.noneText : (refused ?? strings.missing)}</p>
          <a
            href={lobby}
            className="inline-flex h-11 items-center rounded-control bg-amber px-5 font-semibold text-amber-ink"
          >
            {strings.lobby}
          </a>
        </div>
      </main>
    );
  }
  if (opensIn === 'window')
    return (
      <main role="status" className="grid min-h-dvh place-items-center bg-ground text-muted">
        {strings.loading}
      </main>
    );
  const round =
    'absolute top-[calc(env(safe-area-inset-top)+0.5rem)] z-10 grid size-11 place-items-center rounded-full ' +
    'border border-white/15 bg-[#04090bb3] text-[#f5f0e6] transition hover:bg-[#18282c] focus-visible:outline-2 ' +
    'focus-visible:outline-offset-2 focus-visible:outline-[#ffd98a]';
  return (
    <div className="fixed inset-0 bg-[#070e10]">
      {source ? (
        <iframe
          ref={frame}
          src={source}
          title={strings.game}
          allow="autoplay; fullscreen"
          onLoad={() => setArrival('loaded')}
          className="absolute inset-0 size-full border-0"
        />
      ) : null}
      {arrival === 'loaded' ? null : (
        <div
          role="status"
          className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-5 px-6 text-center text-[#f5f0e6]"
        >
          <p>{arrival === 'late' ? strings.late : strings.loading}</p>
          {arrival === 'late' && (
            <p className="pointer-events-auto flex flex-wrap justify-center gap-3">
              <button
                type="button"
                onClick={() => void relaunch()}
                className="inline-flex h-11 items-center rounded-control bg-amber px-5 font-semibold text-amber-ink"
              >
                {strings.retry}
              </button>
              <a
                href={lobby}
                className="inline-flex h-11 items-center rounded-control border border-white/25 px-5 font-semibold"
              >
                {strings.lobby}
              </a>
            </p>
          )}
        </div>
      )}
      <button
        type="button"
        className={`${round} start-2`}
        aria-label={strings.back}
        title={strings.back}
        onClick={leave}
      >
        <X className="size-5" aria-hidden />
      </button>
      <PartBoundary silent>
        <PlayWatch
          locale={locale}
          free={free}
          onLeave={leave}
          className="absolute start-2 top-[calc(env(safe-area-inset-top)+3.75rem)]"
        />
      </PartBoundary>
      <button
        type="button"
        className={`${round} end-2`}
        aria-label={full ? strings.window : strings.full}
        title={full ? strings.window : strings.full}
        onClick={(event) => {
          toggleFull();
          // After a click (`detail` is 0 for the keyboard) the game has the focus: Space spins and does not leave full screen.
          if (event.detail > 0) frame.current?.contentWindow?.focus();
        }}
      >
        {full ? <Minimize className="size-5" aria-hidden /> : <Maximize className="size-5" aria-hidden />}
      </button>
    </div>
  );
}

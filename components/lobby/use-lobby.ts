'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { GameType } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { fetchGames, type FetchedPage } from './fetch-games';
import { narrow, readState, writeState, type LobbyState } from './lobby-state';

/** Typing rests this long before the server is asked, in milliseconds. */
const REST_MS = 250;

export type LobbyResult =
  | { kind: 'page'; page: FetchedPage }
  | { kind: 'loading'; page: FetchedPage | undefined }
  | { kind: 'failed' };

const moved = new Set<() => void>();

/** Tells every lobby of the page that the address has moved. */
export function addressMoved(): void {
  for (const listener of moved) listener();
}

function onAddress(listener: () => void): () => void {
  moved.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    moved.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The page's query, kept in the address; empty on the server, whose page is the whole lobby. */
function useQuery(): [string, (query: string, replace: boolean) => void] {
  const query = useSyncExternalStore(
    onAddress,
    () => window.location.search,
    () => '',
  );
  const go = useCallback((next: string, replace: boolean) => {
    const address = window.location.pathname + next;
    // Without Next.js' own state, so that its router learns of the step (and "back to the whole lobby" is one for it).
    if (replace) window.history.replaceState(null, '', address);
    else window.history.pushState(null, '', address);
    addressMoved();
  }, []);
  return [query, go];
}

/**
 * What a lobby shows: its state from the address, and the games for it. The first page of the whole lobby came with the
 * HTML; everything else is asked of the server, the newest question only.
 */
export function useLobby(
  locale: LocaleCode,
  gameType: GameType | undefined,
  first: FetchedPage | undefined,
  base: string,
  ready: boolean,
) {
  const [query, go] = useQuery();
  const state = readState(query);
  const classify = state.classify === 'ALL' ? base : state.classify;
  const key = `${writeState({ ...state, classify })}`;
  const whole = first !== undefined && writeState(state) === '';
  const [answer, setAnswer] = useState<{ key: string; page?: FetchedPage }>();
  const [attempt, setAttempt] = useState(0);
  const typing = useRef(false);

  const answered = useEffectEvent((asked: string, page: FetchedPage) => {
    // A link to more pages than there are, or were, leads to the last.
    if (page.totalPages > 0 && state.page > page.totalPages)
      go(writeState({ ...state, page: page.totalPages }), true);
    else setAnswer({ key: asked, page });
  });

  useEffect(() => {
    if (whole || !ready) return;
    const stop = new AbortController();
    const wanted = readState(key);
    const timer = setTimeout(
      () => {
        typing.current = false;
        fetchGames(
          locale,
          {
            gameType,
            vendor: wanted.vendor,
            classify: wanted.classify,
            search: wanted.search,
            page: wanted.page,
          },
          stop.signal,
        ).then(
          (page) => answered(key, page),
          () => !stop.signal.aborted && setAnswer({ key }),
        );
      },
      typing.current ? REST_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, whole, ready, locale, gameType, attempt]);

  const change = (by: Partial<LobbyState>) => {
    // Each letter of a search would otherwise be a step of the back button.
    const replace = by.search !== undefined;
    typing.current = replace;
    go(writeState(narrow(state, by)), replace);
  };

  let result: LobbyResult;
  if (whole) result = { kind: 'page', page: first };
  else if (answer?.key !== key) result = { kind: 'loading', page: answer?.page ?? first };
  else result = answer.page ? { kind: 'page', page: answer.page } : { kind: 'failed' };
  return { state, result, change, retry: () => setAttempt(attempt + 1) };
}

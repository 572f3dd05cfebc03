'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { GameType } from '@/lib/catalogue/constants';
import type { LocaleCode } from '@/lib/i18n/locales';
import { fetchGames, type FetchedPage } from './fetch-games';
import { narrowLobby, parseLobbyState, formatLobbyState, type LobbyState } from './lobby-state';

/** Milliseconds after the last keystroke before the request is sent. */
const DEBOUNCE_MS = 250;

export type LobbyResult =
  | { kind: 'page'; page: FetchedPage }
  | { kind: 'loading'; page: FetchedPage | undefined }
  | { kind: 'failed' };

const addressListeners = new Set<() => void>();

/** Tells every lobby of the page that the address has changed. */
export function notifyAddressChange(): void {
  for (const listener of addressListeners) listener();
}

function subscribeToAddress(listener: () => void): () => void {
  addressListeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    addressListeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Returns the query of the address and a function that changes it. On the server the query is empty. */
function useQuery(): [string, (query: string, replace: boolean) => void] {
  const query = useSyncExternalStore(
    subscribeToAddress,
    () => window.location.search,
    () => '',
  );
  const navigate = useCallback((next: string, replace: boolean) => {
    const address = window.location.pathname + next;
    // Without the state of Next.js, so that its router notices the change.
    if (replace) window.history.replaceState(null, '', address);
    else window.history.pushState(null, '', address);
    notifyAddressChange();
  }, []);
  return [query, navigate];
}

/**
 * Returns the state of a lobby from the address, and the games for it. The HTML contains the first page of the whole
 * lobby; other games are requested, and only the latest request counts.
 */
export function useLobby(
  locale: LocaleCode,
  gameType: GameType | undefined,
  first: FetchedPage | undefined,
  base: string,
  isReady: boolean,
) {
  const [query, navigate] = useQuery();
  const state = parseLobbyState(query);
  const classify = state.classify === 'ALL' ? base : state.classify;
  const key = `${formatLobbyState({ ...state, classify })}`;
  const isWholeLobby = first !== undefined && formatLobbyState(state) === '';
  const [response, setResponse] = useState<{ key: string; page?: FetchedPage }>();
  const [attempt, setAttempt] = useState(0);
  const isTyping = useRef(false);

  const handleResponse = useEffectEvent((asked: string, page: FetchedPage) => {
    // A page number beyond the last page leads to the last page.
    if (page.totalPages > 0 && state.page > page.totalPages)
      navigate(formatLobbyState({ ...state, page: page.totalPages }), true);
    else setResponse({ key: asked, page });
  });

  useEffect(() => {
    if (isWholeLobby || !isReady) return;
    const controller = new AbortController();
    const wanted = parseLobbyState(key);
    const timer = setTimeout(
      () => {
        isTyping.current = false;
        fetchGames(
          locale,
          {
            gameType,
            vendor: wanted.vendor,
            classify: wanted.classify,
            search: wanted.search,
            page: wanted.page,
          },
          controller.signal,
        ).then(
          (page) => handleResponse(key, page),
          () => !controller.signal.aborted && setResponse({ key }),
        );
      },
      isTyping.current ? DEBOUNCE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, isWholeLobby, isReady, locale, gameType, attempt]);

  const change = (by: Partial<LobbyState>) => {
    // While typing, replace the history entry instead of adding one per letter.
    const replace = by.search !== undefined;
    isTyping.current = replace;
    navigate(formatLobbyState(narrowLobby(state, by)), replace);
  };

  let result: LobbyResult;
  if (isWholeLobby) result = { kind: 'page', page: first };
  else if (response?.key !== key) result = { kind: 'loading', page: response?.page ?? first };
  else result = response.page ? { kind: 'page', page: response.page } : { kind: 'failed' };
  return { state, result, change, retry: () => setAttempt(attempt + 1) };
}

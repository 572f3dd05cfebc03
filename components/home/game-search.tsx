'use client';

import { Search, X } from '@/components/ui/icons';
import { lazy, useEffect, useId, useRef, useState } from 'react';
import { fetchGames } from '@/components/lobby/fetch-games';
import { buttonStyle } from '@/components/ui/button-style';
import { Input } from '@/components/ui/input';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { SearchResult, SearchStrings } from './search-results';

const SearchResults = lazy(() => import('./search-results'));

/** Milliseconds after the last keystroke before the request is sent. */
const DEBOUNCE_MS = 250;

/** The server counts the results of a search up to this number. */
const MAX_COUNTED = 1000;

/** A search among all games by part of a title in any language, with paged results (LOBBY-4). */
export function GameSearch({ locale, strings }: { locale: LocaleCode; strings: SearchStrings }) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [result, setResult] = useState<SearchResult>();
  const [attempt, setAttempt] = useState(0);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const query = text.trim();

  useEffect(() => {
    if (!query) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchGames(locale, { search: query, page }, controller.signal).then(
        (found) => setResult({ query, page, found }),
        () => !controller.signal.aborted && setResult({ query, page, found: undefined }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, page, locale, attempt]);

  const isLoading = result?.query !== query || result.page !== page;
  const shown = query ? result : undefined;
  const total = shown?.found?.total ?? 0;
  const statusText = !shown?.found
    ? strings.failed
    : total === 0
      ? strings.empty
      : total > MAX_COUNTED
        ? strings.countCapped
        : `${strings.results}: ${new Intl.NumberFormat(locale).format(total)}`;
  const clear = () => {
    setText('');
    setPage(1);
    setResult(undefined);
    input.current?.focus();
  };
  return (
    <search>
      <label htmlFor={id} className="sr-only">
        {strings.label}
      </label>
      <Input
        ref={input}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        placeholder={strings.hint}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setPage(1);
          if (!event.target.value.trim()) setResult(undefined);
        }}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
        leading={<Search aria-hidden className="size-5" />}
        trailing={
          text ? (
            <button
              type="button"
              aria-label={strings.close}
              onClick={clear}
              className={buttonStyle({ variant: 'ghost', size: 'icon' })}
            >
              <X aria-hidden className="size-5" />
            </button>
          ) : undefined
        }
      />
      <p role="status" className="sr-only">
        {query && (isLoading ? strings.loading : statusText)}
      </p>
      {query && (
        <PartBoundary fallback={<div className="mt-4 h-48 animate-pulse rounded-card bg-surface" />}>
          <SearchResults
            query={query}
            result={shown}
            isLoading={isLoading}
            page={page}
            strings={strings}
            onPage={setPage}
            onRetry={() => {
              setResult(undefined);
              setAttempt(attempt + 1);
            }}
          />
        </PartBoundary>
      )}
    </search>
  );
}

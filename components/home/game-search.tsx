'use client';

import { Search, X } from '@/components/ui/icons';
import { lazy, useEffect, useId, useRef, useState } from 'react';
import { fetchGames } from '@/components/lobby/fetch-games';
import { buttonStyle } from '@/components/ui/button-style';
import { Input } from '@/components/ui/input';
import { PartBoundary } from '@/components/ui/part-boundary';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { Answer, SearchStrings } from './search-results';

const SearchResults = lazy(() => import('./search-results'));

/** Typing rests this long before the server is asked, in milliseconds. */
const REST_MS = 250;

/** A search counts no further. */
const MOST_COUNTED = 1000;

/** Search among all games by part of a title in any language, with paged results. */
export function GameSearch({ locale, strings }: { locale: LocaleCode; strings: SearchStrings }) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const query = text.trim();

  useEffect(() => {
    if (!query) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetchGames(locale, { search: query, page }, stop.signal).then(
        (found) => setAnswer({ query, page, found }),
        () => !stop.signal.aborted && setAnswer({ query, page, found: undefined }),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, page, locale, attempt]);

  const waiting = answer?.query !== query || answer.page !== page;
  const shown = query ? answer : undefined;
  const total = shown?.found?.total ?? 0;
  const said = !shown?.found
    ? strings.failed
    : total === 0
      ? strings.empty
      : total > MOST_COUNTED
        ? strings.countCapped
        : `${strings.results}: ${new Intl.NumberFormat(locale).format(total)}`;
  const clear = () => {
    setText('');
    setPage(1);
    setAnswer(undefined);
    box.current?.focus();
  };
  return (
    <search>
      <label htmlFor={id} className="sr-only">
        {strings.label}
      </label>
      <Input
        ref={box}
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
          if (!event.target.value.trim()) setAnswer(undefined);
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
        {query && (waiting ? strings.loading : said)}
      </p>
      {query && (
        <PartBoundary fallback={<div className="mt-4 h-48 animate-pulse rounded-card bg-surface" />}>
          <SearchResults
            query={query}
            answer={shown}
            waiting={waiting}
            page={page}
            strings={strings}
            onPage={setPage}
            onRetry={() => {
              setAnswer(undefined);
              setAttempt(attempt + 1);
            }}
          />
        </PartBoundary>
      )}
    </search>
  );
}

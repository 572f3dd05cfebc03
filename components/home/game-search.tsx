'use client';

import { Search, X } from '@/components/ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { fetchGames, type FetchedPage } from '@/components/lobby/fetch-games';
import { GameTile, type TileStrings } from '@/components/lobby/game-tile';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Input } from '@/components/ui/input';
import { Pager, type PagerProps } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';
import type { LocaleCode } from '@/lib/i18n/locales';

export interface SearchStrings extends TileStrings {
  label: string;
  hint: string;
  /** With {query}. */
  title: string;
  close: string;
  empty: string;
  emptyHint: string;
  failed: string;
  retry: string;
  loading: string;
  /** "Games", before their number. */
  results: string;
  /** Instead of the number, beyond what is counted. */
  countCapped: string;
  pager: { nav: string; previous: string; next: string; /** With {n}. */ page: string };
}

/** Typing rests this long before the server is asked, in milliseconds. */
const REST_MS = 250;

/** A search counts no further. */
const MOST_COUNTED = 1000;
const GRID = 'grid grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-5 xl:grid-cols-8';

/** What came for a question; `found` is undefined where nothing came. */
interface Answer {
  query: string;
  page: number;
  found: FetchedPage | undefined;
}

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
  const labels: PagerProps['labels'] = {
    ...strings.pager,
    page: (n) => strings.pager.page.replace('{n}', String(n)),
  };
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
        <section
          aria-busy={waiting}
          className="animate-appear mt-4 rounded-card border border-hairline bg-surface p-4 shadow-lift sm:p-5"
        >
          {/* What is named is what is shown: the former answer stays until the new one is there. */}
          <h2 className="mb-3 text-lg font-bold wrap-anywhere">
            {strings.title.replace('{query}', () => shown?.query ?? query)}
          </h2>
          {!shown && (
            <div className={GRID}>
              {Array.from({ length: 8 }, (_, index) => (
                <Skeleton key={index} className="aspect-3/4 rounded-tile!" />
              ))}
            </div>
          )}
          {shown && !shown.found && (
            <div className="flex flex-wrap items-center gap-4">
              <p className="text-sm text-vermilion">{strings.failed}</p>
              <Button
                size="sm"
                onClick={() => {
                  setAnswer(undefined);
                  setAttempt(attempt + 1);
                }}
              >
                {strings.retry}
              </Button>
            </div>
          )}
          {shown?.found?.games.length === 0 && (
            <p className="text-sm text-muted">
              {strings.empty}. {strings.emptyHint}
            </p>
          )}
          {shown?.found && shown.found.games.length > 0 && (
            <>
              <div className={`${GRID} transition-opacity ${waiting ? 'opacity-50' : ''}`}>
                {shown.found.games.map((game) => (
                  <GameTile key={game.nodeId} game={game} strings={strings} />
                ))}
              </div>
              <Pager
                page={page}
                pages={shown.found.totalPages}
                onPage={setPage}
                labels={labels}
                margin={2}
                className="mt-4"
              />
            </>
          )}
        </section>
      )}
    </search>
  );
}

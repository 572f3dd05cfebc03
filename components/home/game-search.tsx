'use client';

import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { fetchGames, type FetchedPage } from '@/components/lobby/fetch-games';
import { GameTile, type TileStrings } from '@/components/lobby/game-tile';
import { buttonStyle } from '@/components/ui/button-style';
import { Input } from '@/components/ui/input';
import { Pager, type PagerProps } from '@/components/ui/pager';
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
  pager: { nav: string; previous: string; next: string; /** With {n}. */ page: string };
}

/** Typing rests this long before the server is asked, in milliseconds. */
const REST_MS = 250;

type Result = { kind: 'page'; page: FetchedPage } | { kind: 'failed' };

/** Search among all games by part of a title in any language, with paged results. */
export function GameSearch({ locale, strings }: { locale: LocaleCode; strings: SearchStrings }) {
  const [text, setText] = useState('');
  const [page, setPage] = useState(1);
  const [result, setResult] = useState<Result>();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const query = text.trim();

  useEffect(() => {
    if (!query) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      fetchGames(locale, { search: query, page }, stop.signal).then(
        (found) => setResult({ kind: 'page', page: found }),
        () => !stop.signal.aborted && setResult({ kind: 'failed' }),
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, page, locale]);

  const labels: PagerProps['labels'] = {
    ...strings.pager,
    page: (n) => strings.pager.page.replace('{n}', String(n)),
  };
  const clear = () => {
    setText('');
    setPage(1);
    setResult(undefined);
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
      <div role="status">
        {query && result && (
          <section className="animate-appear mt-4 rounded-card border border-hairline bg-surface p-4 shadow-lift sm:p-5">
            <h2 className="mb-3 text-lg font-bold">{strings.title.replace('{query}', query)}</h2>
            {result.kind === 'failed' && <p className="text-sm text-vermilion">{strings.failed}</p>}
            {result.kind === 'page' && result.page.games.length === 0 && (
              <p className="text-sm text-muted">
                {strings.empty}. {strings.emptyHint}
              </p>
            )}
            {result.kind === 'page' && result.page.games.length > 0 && (
              <>
                <div className="grid grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-5 xl:grid-cols-8">
                  {result.page.games.map((game) => (
                    <GameTile key={game.nodeId} game={game} strings={strings} />
                  ))}
                </div>
                <Pager
                  page={page}
                  pages={result.page.totalPages}
                  onPage={setPage}
                  labels={labels}
                  margin={2}
                  className="mt-4"
                />
              </>
            )}
          </section>
        )}
      </div>
    </search>
  );
}

'use client';

import type { FetchedPage } from '@/components/lobby/fetch-games';
import { GameTile, type TileStrings } from '@/components/lobby/game-tile';
import { Button } from '@/components/ui/button';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';

export interface SearchStrings extends TileStrings {
  label: string;
  hint: string;
  /** Contains {query}. */
  title: string;
  close: string;
  empty: string;
  emptyHint: string;
  failed: string;
  retry: string;
  loading: string;
  /** "Games", shown before their number. */
  results: string;
  /** Shown instead of the number, if there are more than the server counts. */
  countCapped: string;
  pager: { nav: string; previous: string; next: string; /** Contains {n}. */ page: string };
}

/** The result of a search; `found` is undefined if the request failed. */
export interface SearchResult {
  query: string;
  page: number;
  found: FetchedPage | undefined;
}

const GRID = 'grid grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-5 xl:grid-cols-8';

interface Props {
  query: string;
  /** The latest result, possibly of the previous query; undefined before the first one. */
  result: SearchResult | undefined;
  isLoading: boolean;
  page: number;
  strings: SearchStrings;
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** The results of the search on home. Loaded with the first search, because most visits have none. */
export default function SearchResults({ query, result, isLoading, page, strings, onPage, onRetry }: Props) {
  const labels = {
    ...strings.pager,
    page: (n: number) => strings.pager.page.replace('{n}', String(n)),
  };
  return (
    <section
      aria-busy={isLoading}
      className="animate-appear mt-4 rounded-card border border-hairline bg-surface p-4 shadow-lift sm:p-5"
    >
      {/* The heading names the query of the results shown: the previous ones stay until the new ones arrive. */}
      <h2 className="mb-3 text-lg font-bold wrap-anywhere">
        {strings.title.replace('{query}', () => result?.query ?? query)}
      </h2>
      {!result && (
        <div className={GRID}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="aspect-3/4 rounded-tile!" />
          ))}
        </div>
      )}
      {result && !result.found && (
        <div className="flex flex-wrap items-center gap-4">
          <p className="text-sm text-vermilion">{strings.failed}</p>
          <Button size="sm" onClick={onRetry}>
            {strings.retry}
          </Button>
        </div>
      )}
      {result?.found?.games.length === 0 && (
        <p className="text-sm text-muted">
          {strings.empty}. {strings.emptyHint}
        </p>
      )}
      {result?.found && result.found.games.length > 0 && (
        <>
          <div className={`${GRID} transition-opacity ${isLoading ? 'opacity-50' : ''}`}>
            {result.found.games.map((game) => (
              <GameTile key={game.nodeId} game={game} strings={strings} />
            ))}
          </div>
          <Pager
            page={page}
            pages={result.found.totalPages}
            onPage={onPage}
            labels={labels}
            margin={2}
            className="mt-4"
          />
        </>
      )}
    </section>
  );
}

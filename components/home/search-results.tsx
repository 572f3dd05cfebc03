'use client';

import type { FetchedPage } from '@/components/lobby/fetch-games';
import { GameTile, type TileStrings } from '@/components/lobby/game-tile';
import { Button } from '@/components/ui/button';
import { Pager } from '@/components/ui/pager';
import { Skeleton } from '@/components/ui/skeleton';

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

/** What came for a question; `found` is undefined where nothing came. */
export interface Answer {
  query: string;
  page: number;
  found: FetchedPage | undefined;
}

const GRID = 'grid grid-cols-3 gap-3 sm:grid-cols-4 md:grid-cols-5 xl:grid-cols-8';

interface Props {
  query: string;
  /** The newest answer, of this question or the one before; none yet. */
  answer: Answer | undefined;
  waiting: boolean;
  page: number;
  strings: SearchStrings;
  onPage: (page: number) => void;
  onRetry: () => void;
}

/** What home's search found. Fetched with the first question: most visits ask none. */
export default function SearchResults({ query, answer, waiting, page, strings, onPage, onRetry }: Props) {
  const labels = {
    ...strings.pager,
    page: (n: number) => strings.pager.page.replace('{n}', String(n)),
  };
  return (
    <section
      aria-busy={waiting}
      className="animate-appear mt-4 rounded-card border border-hairline bg-surface p-4 shadow-lift sm:p-5"
    >
      {/* What is named is what is shown: the former answer stays until the new one is there. */}
      <h2 className="mb-3 text-lg font-bold wrap-anywhere">
        {strings.title.replace('{query}', () => answer?.query ?? query)}
      </h2>
      {!answer && (
        <div className={GRID}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="aspect-3/4 rounded-tile!" />
          ))}
        </div>
      )}
      {answer && !answer.found && (
        <div className="flex flex-wrap items-center gap-4">
          <p className="text-sm text-vermilion">{strings.failed}</p>
          <Button size="sm" onClick={onRetry}>
            {strings.retry}
          </Button>
        </div>
      )}
      {answer?.found?.games.length === 0 && (
        <p className="text-sm text-muted">
          {strings.empty}. {strings.emptyHint}
        </p>
      )}
      {answer?.found && answer.found.games.length > 0 && (
        <>
          <div className={`${GRID} transition-opacity ${waiting ? 'opacity-50' : ''}`}>
            {answer.found.games.map((game) => (
              <GameTile key={game.nodeId} game={game} strings={strings} />
            ))}
          </div>
          <Pager
            page={page}
            pages={answer.found.totalPages}
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

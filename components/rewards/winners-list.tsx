'use client';

import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import type { LocaleCode } from '@/lib/i18n/locales';
import { callApi } from '@/lib/platform/http/call';

export interface Winner {
  customerName: string;
  gameName: string;
  iconUrl: string;
  winAmount: string;
  currency: string;
}

interface Props {
  locale: LocaleCode;
  /** Of all categories, at the time the page was rendered. */
  initial: readonly Winner[];
  /** Categories with games, and their names. */
  categories: readonly { gameType: string; name: string }[];
  strings: { category: string; all: string; won: string; empty: string; failed: string; retry: string };
}

const ALL = 'ALL';
const LIMIT = 20;

/** The largest of the latest wins, of all games or of one category. */
export function WinnersList({ locale, initial, categories, strings }: Props) {
  const [category, setCategory] = useState(ALL);
  const [winners, setWinners] = useState<readonly Winner[]>(initial);
  const [state, setState] = useState<'shown' | 'loading' | 'failed'>('shown');
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const choose = async (next: string) => {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    setCategory(next);
    setState('loading');
    const query = new URLSearchParams({
      gameCategory: next,
      language: locale.toUpperCase(),
      limitNum: String(LIMIT),
    });
    try {
      const path = `/wps/relay/GCSGAME_getRankList?${query}`;
      const response = await callApi<{ list: Winner[] }>('GET', path, undefined, controller.signal);
      setWinners(response.list);
      setState('shown');
    } catch {
      if (!controller.signal.aborted) setState('failed');
    }
  };
  return (
    <>
      <div
        role="group"
        aria-label={strings.category}
        className="scrollbar-none -mx-4 mb-3 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {[{ gameType: ALL, name: strings.all }, ...categories].map(({ gameType, name }) => (
          <button
            key={gameType}
            type="button"
            aria-pressed={gameType === category}
            onClick={() => void choose(gameType)}
            className="inline-flex h-11 shrink-0 items-center rounded-full border border-hairline px-4 text-sm whitespace-nowrap text-muted transition hover:border-edge hover:text-ink aria-pressed:border-amber aria-pressed:bg-amber-wash aria-pressed:font-semibold aria-pressed:text-amber lg:h-10"
          >
            {name}
          </button>
        ))}
      </div>
      <div aria-live="polite" aria-busy={state === 'loading'}>
        {state === 'failed' && (
          <ErrorState
            title={strings.failed}
            retryLabel={strings.retry}
            onRetry={() => void choose(category)}
          />
        )}
        {state === 'loading' && <WinnersSkeleton rows={Math.max(3, winners.length)} />}
        {state === 'shown' && winners.length === 0 && <EmptyState title={strings.empty} />}
        {state === 'shown' && winners.length > 0 && (
          <ol className="flex flex-col">
            {winners.map((winner, index) => (
              <li
                key={`${winner.customerName}-${winner.gameName}-${winner.winAmount}-${index}`}
                className="flex h-16 items-center gap-3 border-t border-hairline first:border-t-0"
              >
                <span
                  aria-hidden
                  className={`tabular w-6 text-center font-display text-sm font-bold ${index < 3 ? 'text-amber' : 'text-faint'}`}
                >
                  {index + 1}
                </span>
                <img
                  src={winner.iconUrl}
                  alt=""
                  width={36}
                  height={48}
                  loading="lazy"
                  decoding="async"
                  className="h-12 w-9 shrink-0 rounded-md bg-raised object-cover"
                />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-sm font-medium">{winner.gameName}</span>
                  <span className="block truncate text-xs text-faint">{winner.customerName}</span>
                </span>
                <span className="text-end">
                  <span className="sr-only">{strings.won} </span>
                  <Money
                    value={winner.winAmount}
                    currency={winner.currency}
                    locale={locale}
                    className="text-sm font-semibold text-jade"
                  />
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}

function WinnersSkeleton({ rows }: { rows: number }) {
  return (
    <div className="flex flex-col">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-16 items-center gap-3 border-t border-hairline first:border-t-0">
          <Skeleton className="ms-9 h-12 w-9" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  );
}

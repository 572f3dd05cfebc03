'use client';

import { useEffect, useState } from 'react';
import type { LocaleCode } from '@/lib/i18n/locales';
import { callApi } from '@/lib/platform/http/call';
import { toWinnerRow, WINNERS_SHOWN, type Winner, type WinnerRow } from './winners';

interface Props {
  locale: LocaleCode;
  currency: string;
  /**
   * The wins at the time the page was rendered; the browser requests newer ones. The server formats the amounts,
   * because the first Intl call in a browser takes a seventh of home's hydration.
   */
  initial: readonly WinnerRow[];
  strings: { won: string; empty: string };
}

/** Milliseconds between two requests while the page is visible. */
const REFRESH_MS = 30_000;

/** The largest of the latest wins, in descending order (HOME-7). */
export function WinnerBoard({ locale, currency, initial, strings }: Props) {
  const [winners, setWinners] = useState(initial);
  useEffect(() => {
    const refresh = async () => {
      if (document.hidden) return;
      const query = new URLSearchParams({
        gameCategory: 'ALL',
        language: locale.toUpperCase(),
        limitNum: '20',
      });
      const response = await callApi<{ list: Winner[] }>(
        'GET',
        `/wps/relay/GCSGAME_getRankList?${query}`,
      ).catch(() => undefined);
      // On a network error the board stays as it is.
      if (response && response.list.length > 0)
        setWinners(response.list.map((won) => toWinnerRow(won, currency, locale)));
    };
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [locale, currency]);

  if (winners.length === 0)
    return (
      <p className="grid min-h-40 place-items-center px-6 text-center text-sm text-muted">{strings.empty}</p>
    );
  return (
    <ol className="flex flex-col">
      {winners.slice(0, WINNERS_SHOWN).map((winner, index) => (
        <li
          key={`${winner.customerName}-${winner.gameName}-${winner.amount}-${index}`}
          className="flex items-center gap-3 border-t py-2 first:border-t-0"
        >
          <span
            aria-hidden
            className={`tabular w-5 text-center font-display text-sm font-bold ${index < 3 ? 'text-amber' : 'text-faint'}`}
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
            className="h-11 w-9 shrink-0 rounded-md bg-raised object-cover"
          />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-sm font-medium" dir="auto">
              {winner.gameName}
            </span>
            <span className="block truncate text-xs text-faint" dir="auto">
              {winner.customerName}
            </span>
          </span>
          <span className="text-end">
            <span className="sr-only">{strings.won} </span>
            <bdi className="tabular text-sm font-semibold whitespace-nowrap text-jade">{winner.amount}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}

'use client';

import { useEffect, useState } from 'react';
import type { LocaleCode } from '@/lib/i18n/locales';
import { callApi } from '@/lib/platform/http/call';
import { winnerLine, WINNERS_SHOWN, type Winner, type WinnerLine } from './winners-shown';

interface Props {
  locale: LocaleCode;
  currency: string;
  /**
   * As the page was rendered; the browser asks for newer ones. Written by the server: a browser's first amount costs it the load of
   * its own figures and signs, a seventh of home's waking.
   */
  initial: readonly WinnerLine[];
  strings: { won: string; empty: string };
}

/** A page that stands open asks this often, in milliseconds, and only while it is looked at. */
const REFRESH_MS = 30_000;

/** Who won what: real settled bets, the greatest first. */
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
      const answer = await callApi<{ list: Winner[] }>(
        'GET',
        `/wps/relay/GCSGAME_getRankList?${query}`,
      ).catch(() => undefined);
      // What is on the board stays there while the network is away.
      if (answer && answer.list.length > 0)
        setWinners(answer.list.map((won) => winnerLine(won, currency, locale)));
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

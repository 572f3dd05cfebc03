'use client';

import { lazy, useEffect } from 'react';
import { PartBoundary } from '@/components/ui/part-boundary';
import { X } from '@/components/ui/icons';
import type { LocaleCode } from '@/lib/i18n/locales';
import { forgetWindowGame, gameWindow, type OpenGame } from './window-games';

const PlayWatch = lazy(() => import('@/components/protection/play-watch'));

/** From when a window that says it is closed is believed: its vendor's page may cut the connection when it loads, which looks the same. */
const BELIEVED_AFTER_MS = 10_000;

interface Props {
  locale: LocaleCode;
  game: OpenGame;
  strings: { windowOpen: string; close: string };
}

/**
 * The clock, the net position and the reality check of a game that runs in a window of its own, on the page that opened it: nothing can be shown
 * over that window. It goes when the window is closed, if the browser says so, or when the member closes it.
 */
export default function WindowGame({ locale, game, strings }: Props) {
  useEffect(() => {
    const opened = gameWindow();
    if (!opened) return;
    let timer: number | undefined;
    const begin = window.setTimeout(() => {
      if (opened.closed) return;
      timer = window.setInterval(() => opened.closed && forgetWindowGame(), 1_000);
    }, BELIEVED_AFTER_MS);
    return () => {
      window.clearTimeout(begin);
      window.clearInterval(timer);
    };
  }, [game]);

  const text = strings.windowOpen.replace('{name}', () => game.name);
  return (
    <aside
      aria-label={text}
      className="fixed start-4 bottom-4 z-40 flex max-w-[calc(100vw-2rem)] items-center gap-3 rounded-card border border-hairline bg-raised py-2 ps-4 pe-2 text-sm"
    >
      <span className="min-w-0 truncate">{text}</span>
      <PartBoundary silent>
        <PlayWatch
          locale={locale}
          free={game.free}
          onLeave={() => {
            gameWindow()?.close();
            forgetWindowGame();
          }}
          className="shrink-0"
        />
      </PartBoundary>
      <button
        type="button"
        aria-label={strings.close}
        title={strings.close}
        onClick={forgetWindowGame}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
      >
        <X className="size-4" aria-hidden />
      </button>
    </aside>
  );
}

'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRouter } from 'next/navigation';
import { callApi } from '@/lib/platform/http/call';
import { serverNow, setServerTime } from '../clock/server-clock';
import { isOld, type PageData } from './page-age';

/** How soon the page looks again after it has asked for a newer one, how often it does so at most, and how often it looks otherwise. */
const SOON_MS = 2_000;
const SOON_AT_MOST = 5;
const PERIOD_MS = 10_000;

interface Props extends PageData {
  /** Any game of the page: its call tells the server's time, for the countdowns. */
  game: string;
  /** Says that there may be newer results. */
  text: string;
}

/**
 * Loads the page again if its data is old, at once when it is opened: the first visitor for a while gets a page that was made for somebody before.
 * Until the newer page is there it says that there may be newer results.
 */
export function RefreshAfter({ game, text, at, closesAt }: Props) {
  const router = useRouter();
  const [isShownOld, setShownOld] = useState(false);
  const look = useEffectEvent((): boolean => {
    const old = isOld({ at, closesAt }, serverNow());
    setShownOld(old);
    if (old && !document.hidden) router.refresh();
    return old;
  });
  const isStarted = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let asked = 0;
    const next = () => {
      if (isGone) return;
      isStarted.current = true;
      asked = look() ? asked + 1 : 0;
      timer = setTimeout(next, asked > 0 && asked <= SOON_AT_MOST ? SOON_MS : PERIOD_MS);
    };
    const sent = performance.now();
    void callApi<{ serverTime: string }>('GET', `/lotto/lgw/draws/${game}/current`)
      .then(
        ({ serverTime }) => setServerTime(serverTime, sent, performance.now()),
        // The device's clock is followed then.
        () => {},
      )
      .then(next);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [game]);
  useEffect(() => {
    // The newer page has come.
    if (isStarted.current) look();
  }, [at]);
  return isShownOld ? (
    <p
      role="status"
      className="fixed inset-x-4 bottom-20 z-40 mx-auto max-w-md rounded-control border border-edge bg-raised px-4 py-2.5 text-center text-sm shadow-lift lg:bottom-6"
    >
      {text}
    </p>
  ) : null;
}

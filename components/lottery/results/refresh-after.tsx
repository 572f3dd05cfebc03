'use client';

import { useEffect, useEffectEvent } from 'react';
import { useRouter } from 'next/navigation';
import { callApi } from '@/lib/platform/http/call';
import { serverNow, setServerTime } from '../clock/server-clock';

/** How often the page asks whether a draw has come, and how long a draw takes after its sales have closed. */
const PERIOD_MS = 10_000;
const DRAW_MS = 8_000;

/**
 * Loads the page again when sales of a draw that it shows as open have closed: then there is a new result. Reads the server's time once, for the
 * countdowns. `game` is any game of the page.
 */
export function RefreshAfter({ game, closesAt }: { game: string; closesAt: readonly string[] }) {
  const router = useRouter();
  const look = useEffectEvent(() => {
    if (document.hidden) return;
    if (closesAt.some((moment) => Date.parse(moment) + DRAW_MS < serverNow())) router.refresh();
  });
  useEffect(() => {
    const timer = setInterval(look, PERIOD_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    const sent = performance.now();
    callApi<{ serverTime: string }>('GET', `/lotto/lgw/draws/${game}/current`).then(
      ({ serverTime }) => setServerTime(serverTime, sent, performance.now()),
      // Countdowns follow the device's clock then.
      () => {},
    );
  }, [game]);
  return null;
}

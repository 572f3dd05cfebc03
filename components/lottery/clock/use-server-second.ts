'use client';

import { useSyncExternalStore } from 'react';
import { onServerSecond, serverNow } from './server-clock';

/** The server's time in whole seconds since 1970; 0 on the server, where no countdown is shown. */
export function useServerSecond(): number {
  return useSyncExternalStore(
    onServerSecond,
    () => Math.floor(serverNow() / 1_000),
    () => 0,
  );
}

/** Whole seconds until a moment, rounded up and never below 0: at 0 it has come. Undefined without a moment and on the server. */
export function useSecondsUntil(iso: string | null | undefined): number | undefined {
  const now = useServerSecond();
  if (!iso || now === 0) return undefined;
  return Math.max(0, Math.ceil(Date.parse(iso) / 1_000) - now);
}

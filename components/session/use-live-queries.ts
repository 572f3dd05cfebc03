'use client';

import { useEffect } from 'react';
import { queryClient } from '@/components/ui/query-client';
import { onLive } from './session-store';

/** Asks for these queries again whenever the server says that the member's money or notices moved. */
export function useLiveQueries(keys: readonly (readonly unknown[])[]): void {
  useEffect(
    () =>
      onLive(() => {
        for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
      }),
    [keys],
  );
}

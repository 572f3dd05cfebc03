'use client';

import { useEffect } from 'react';
import { queryClient } from '@/components/ui/query-client';
import { onLiveChange } from './session-store';

/** Fetches these queries again when the server reports a change of the member's money or notices. */
export function useLiveQueries(keys: readonly (readonly unknown[])[]): void {
  useEffect(
    () =>
      onLiveChange(() => {
        for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
      }),
    [keys],
  );
}

'use client';

import { useEffect } from 'react';
import type { QueryKey } from '@tanstack/react-query';
import { queryClient } from '@/components/ui/query-client';

const EVERY_MS = 5_000;

/** Fetches a query again every few seconds while `isOn`. */
export function usePolling(isOn: boolean, key: QueryKey): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => void queryClient.invalidateQueries({ queryKey: key }), EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, key]);
}

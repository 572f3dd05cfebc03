'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '@/components/ui/query-client';

/** The query cache for the explanation of a bill, which loads its members and bets in the browser. The back office has none otherwise. */
export function BillQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { queryClient } from '@/components/ui/query-client';
import type { SocialOutcome } from '@/lib/identity/social/schema';
import { callApi } from '@/lib/platform/http/call';

const KEY = ['social-outcome'];

/** How the journey to Google or Facebook ended. The server tells it once, so it is asked once. */
export function useOutcome(enabled = true) {
  return useQuery({
    queryKey: KEY,
    queryFn: () => callApi<SocialOutcome>('GET', '/wps/session/social'),
    enabled,
    staleTime: Infinity,
    retry: false,
  });
}

/** The next journey has an end of its own. */
export function forgetOutcome(): void {
  queryClient.removeQueries({ queryKey: KEY });
}

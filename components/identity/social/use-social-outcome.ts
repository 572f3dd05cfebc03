'use client';

import { useQuery } from '@tanstack/react-query';
import { queryClient } from '@/components/ui/query-client';
import type { SocialOutcome } from '@/lib/identity/social/schema';
import { callApi } from '@/lib/platform/http/call';

const OUTCOME_KEY = ['social-outcome'];

/** Fetches the outcome of the visit to Google or Facebook. The server returns it once, so it is fetched once. */
export function useSocialOutcome(enabled = true) {
  return useQuery({
    queryKey: OUTCOME_KEY,
    queryFn: () => callApi<SocialOutcome>('GET', '/wps/session/social'),
    enabled,
    staleTime: Infinity,
    retry: false,
  });
}

/** Removes the outcome from the query cache, before the next visit to a provider. */
export function clearSocialOutcome(): void {
  queryClient.removeQueries({ queryKey: OUTCOME_KEY });
}

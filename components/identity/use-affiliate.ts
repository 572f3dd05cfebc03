'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/platform/http/call';

export interface AffiliateState {
  isPending: boolean;
  /** The checked code of the agent that the address or the domain names; its field is then hidden (product.md §4). */
  code: string | undefined;
  /** The host the visitor came by, which registration is told. */
  domain: string;
}

/** Whether the address (`?affiliateCode=`) or the domain itself names an agent. A check that fails names none. */
export function useAffiliate(): AffiliateState {
  const code = new URLSearchParams(window.location.search).get('affiliateCode') ?? '';
  const domain = window.location.host;
  const check = useQuery({
    queryKey: ['affiliate', code, domain],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ domain, ...(code ? { code } : {}) });
      return callApi<{ valid: boolean; affiliateCode: string | null }>(
        'GET',
        `/wps/agent/affiliate?${query}`,
        undefined,
        signal,
      );
    },
    retry: false,
  });
  return {
    isPending: check.isPending,
    code: check.data?.valid ? (check.data.affiliateCode ?? undefined) : undefined,
    domain,
  };
}

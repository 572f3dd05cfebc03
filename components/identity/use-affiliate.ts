'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/platform/http/call';

export interface Affiliate {
  isPending: boolean;
  /** The valid affiliate code that the address or the domain names. Its field is then hidden (REG-9). */
  code: string | undefined;
  /** The host of this page. It is sent with the registration. */
  domain: string;
}

/** Checks whether the address (`?affiliateCode=`) or the domain names an agent. If the check fails, there is no code. */
export function useAffiliate(): Affiliate {
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

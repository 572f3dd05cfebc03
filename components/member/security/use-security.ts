import { useQuery } from '@tanstack/react-query';
import { queryClient } from '@/components/ui/query-client';
import type { Security } from '@/lib/identity/security/wire';
import { callApi } from '@/lib/platform/http/call';

const SECURITY_KEY = ['member-security'];

/** Fetches passkeys, authenticator state and recent activity. The cards share one query. */
export function useSecurity() {
  return useQuery({
    queryKey: SECURITY_KEY,
    queryFn: ({ signal }) => callApi<Security>('GET', '/wps/member/security', undefined, signal),
  });
}

/** Fetches the security state again after a change. */
export function refreshSecurity(): void {
  void queryClient.invalidateQueries({ queryKey: SECURITY_KEY });
}

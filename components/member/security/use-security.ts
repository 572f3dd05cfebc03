import { useQuery } from '@tanstack/react-query';
import { queryClient } from '@/components/ui/query-client';
import type { Security } from '@/lib/identity/security/wire';
import { callApi } from '@/lib/platform/http/call';

const SECURITY_KEY = ['member-security'];

/** What guards the account, shared by the cards that show it. */
export function useSecurity() {
  return useQuery({
    queryKey: SECURITY_KEY,
    queryFn: ({ signal }) => callApi<Security>('GET', '/wps/member/security', undefined, signal),
  });
}

/** Asks for it again: something has been changed. */
export function refreshSecurity(): void {
  void queryClient.invalidateQueries({ queryKey: SECURITY_KEY });
}

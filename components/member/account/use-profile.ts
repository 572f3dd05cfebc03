import { useQuery } from '@tanstack/react-query';
import type { ProfileValue } from '@/lib/identity/profile/schema';
import { callApi } from '@/lib/platform/http/call';
import { PROFILE_KEY } from './profile-key';

/** Fetches the profile of the member. The browser fetches it, so it is in no page's HTML. */
export function useProfile() {
  return useQuery({
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) => callApi<ProfileValue>('GET', '/wps/member/info/profile', undefined, signal),
  });
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { CountBadge } from '@/components/session/count-badge';
import { useLiveQueries } from '@/components/session/use-live-queries';
import { useSession } from '@/components/session/use-session';
import { queryClient } from '@/components/ui/query-client';
import { callApi } from '@/lib/platform/http/call';
import { COUNT_KEY } from './queries';

const LIVE = [COUNT_KEY];

/** The number of missions whose reward the member can claim, as a red badge (MEMBER-5). `words` contains {count}. */
export function MissionsCount({ words, className = '' }: { words: string; className?: string }) {
  const { status } = useSession();
  const count = useQuery(
    {
      queryKey: COUNT_KEY,
      queryFn: ({ signal }) =>
        callApi<{ claimable: number }>('GET', '/wps/missions/count', undefined, signal),
      enabled: status === 'member',
      retry: false,
    },
    queryClient,
  );
  useLiveQueries(LIVE);
  return <CountBadge count={count.data?.claimable ?? 0} words={words} className={className} />;
}

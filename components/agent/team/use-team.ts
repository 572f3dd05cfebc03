'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pathWithQuery } from '@/components/records/path-with-query';
import { callApi } from '@/lib/platform/http/call';

/** Asks a call of the team again whenever what is asked for changes; the figures before stay until the new ones are there. */
export const useTeam = <Value>(path: string, query: Record<string, string | number | undefined>) =>
  useQuery({
    queryKey: ['agent-team', path, query],
    queryFn: ({ signal }) => callApi<Value>('GET', pathWithQuery(path, query), undefined, signal),
    placeholderData: keepPreviousData,
  });

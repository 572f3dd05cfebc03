'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pathWithQuery } from '@/components/records/path-with-query';
import { callApi } from '@/lib/platform/http/call';
import type { Page } from '@/lib/platform/page';

/** Fetches one page of the member's earlier requests, newest first, 10 per page. Callers with the same key share one query. */
export function useHistory<Entry>(queryKey: readonly unknown[], path: string, pageNum: number) {
  return useQuery({
    queryKey: [...queryKey, pageNum],
    queryFn: ({ signal }) =>
      callApi<Page<Entry>>('GET', pathWithQuery(path, { pageNum, pageSize: 10 }), undefined, signal),
    placeholderData: keepPreviousData,
  });
}

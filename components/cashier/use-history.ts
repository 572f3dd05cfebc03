'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { recordPath } from '@/components/records/record-path';
import { callApi } from '@/lib/platform/http/call';
import type { PageOf } from './types';

/** One page of earlier requests, ten a page, newest first; who asks for the same page shares the answer. */
export function useHistory<Entry>(queryKey: readonly unknown[], path: string, pageNum: number) {
  return useQuery({
    queryKey: [...queryKey, pageNum],
    queryFn: ({ signal }) =>
      callApi<PageOf<Entry>>('GET', recordPath(path, { pageNum, pageSize: 10 }), undefined, signal),
    placeholderData: keepPreviousData,
  });
}

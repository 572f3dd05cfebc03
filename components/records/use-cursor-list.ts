'use client';

import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { callApi } from '@/lib/platform/http/call';
import { pathWithQuery } from './path-with-query';

interface Page<Row> {
  list: Row[];
  next: string | null;
}

/**
 * Reads a list that is paged by a cursor, one page more with each `query.fetchNextPage()`. `cursorName` is the parameter of the call that has
 * the cursor.
 */
export function useCursorList<Row>(
  queryKey: QueryKey,
  path: string,
  parameters: Record<string, string | undefined> = {},
  cursorName = 'cursor',
) {
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callApi<Page<Row>>(
        'GET',
        pathWithQuery(path, { ...parameters, [cursorName]: pageParam }),
        undefined,
        signal,
      ),
    getNextPageParam: (page) => page.next ?? undefined,
  });
  return { query, list: query.data?.pages.flatMap((page) => page.list) ?? [] };
}

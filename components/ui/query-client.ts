import { QueryClient } from '@tanstack/react-query';

/** One query cache per page, shared by dialogs and member parts that load separately. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 15_000, retry: 1, refetchOnWindowFocus: false } },
});

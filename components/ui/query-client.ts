import { QueryClient } from '@tanstack/react-query';

/** One cache per page: dialogs and member parts that are loaded apart share it. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 15_000, retry: 1, refetchOnWindowFocus: false } },
});

import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { chatOutput } from '@/lib/inbox/chat/schema';
import { callApi } from '@/lib/platform/http/call';

export type ServiceChat = z.output<typeof chatOutput>;

export const SERVICE_CHAT_KEY = ['service-chat'] as const;

/** Whether operators answer the live chat now, and one's own conversation. */
export const useServiceChat = () =>
  useQuery({
    queryKey: SERVICE_CHAT_KEY,
    queryFn: ({ signal }) => callApi<ServiceChat>('GET', '/wps/service-chat', undefined, signal),
    staleTime: 0,
  });

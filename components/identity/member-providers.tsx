'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { queryClient } from '@/components/ui/query-client';

interface MemberProvidersProps {
  locale: string;
  messages: AbstractIntlMessages;
  children: ReactNode;
}

/** Messages and the query cache for the member's pages. Server and browser both render times in UTC. */
export function MemberProviders({ locale, messages, children }: MemberProvidersProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </NextIntlClientProvider>
  );
}

'use client';

import { Suspense, use, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { loadMessages } from './load-messages';
import { queryClient } from './query-client';
import { useMounted } from './use-mounted';

export interface MessagesBoundaryProps {
  locale: string;
  namespaces: readonly string[];
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * For parts that load on first use: fetches the named messages and provides next-intl and react-query. Import this file
 * only from modules that are loaded lazily: it exceeds the size budget of public pages. The server renders the fallback: it has no address
 * to fetch the messages from.
 */
export function MessagesBoundary({ locale, namespaces, fallback = null, children }: MessagesBoundaryProps) {
  const isMounted = useMounted();
  if (!isMounted) return fallback;
  return (
    <Suspense fallback={fallback}>
      <MessagesProvider locale={locale} namespaces={namespaces}>
        {children}
      </MessagesProvider>
    </Suspense>
  );
}

function MessagesProvider({ locale, namespaces, children }: Omit<MessagesBoundaryProps, 'fallback'>) {
  const messages = use(loadMessages(locale, namespaces));
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={messages}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    >
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </NextIntlClientProvider>
  );
}

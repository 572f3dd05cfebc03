'use client';

import { Suspense, use, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { queryClient } from './query-client';

type Tree = { [key: string]: string | Tree };

const fetched = new Map<string, Promise<Tree>>();

async function fetchNamespace(locale: string, namespace: string): Promise<Tree> {
  const response = await fetch(`/messages/${locale}/${namespace}`);
  if (!response.ok) throw new Error(`messages ${namespace}: ${response.status}`);
  return (await response.json()) as Tree;
}

function messagesOf(locale: string, namespaces: readonly string[]): Promise<Tree> {
  const key = `${locale}:${namespaces.join()}`;
  let promise = fetched.get(key);
  if (!promise) {
    promise = Promise.all(
      namespaces.map(async (name) => [name, await fetchNamespace(locale, name)] as const),
    ).then((entries) => Object.fromEntries(entries));
    // A failed fetch is asked again at the next opening, not remembered.
    promise.catch(() => fetched.delete(key));
    fetched.set(key, promise);
  }
  return promise;
}

export interface MessagesBoundaryProps {
  locale: string;
  namespaces: readonly string[];
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * For parts loaded on first use: fetches the named messages and gives them next-intl and react-query.
 * Import this file only from modules that are themselves loaded lazily; public pages' budget has no room for it.
 */
export function MessagesBoundary({ locale, namespaces, fallback = null, children }: MessagesBoundaryProps) {
  return (
    <Suspense fallback={fallback}>
      <Provided locale={locale} namespaces={namespaces}>
        {children}
      </Provided>
    </Suspense>
  );
}

function Provided({ locale, namespaces, children }: Omit<MessagesBoundaryProps, 'fallback'>) {
  const messages = use(messagesOf(locale, namespaces));
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

'use client';

import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { PageLinkRouter } from '@/components/ui/page-link-router';
import { ToasterHost } from '@/components/ui/toaster-host';

export interface BackOfficeProvidersProps {
  locale: string;
  messages: AbstractIntlMessages;
  timeZone: string;
  children: ReactNode;
}

/** Provides messages to client components, and renders the toaster. */
export function BackOfficeProviders({ locale, messages, timeZone, children }: BackOfficeProvidersProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      {children}
      <PageLinkRouter />
      <ToasterHost />
    </NextIntlClientProvider>
  );
}

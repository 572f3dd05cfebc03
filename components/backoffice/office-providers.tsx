'use client';

import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { SoftLinks } from '@/components/ui/soft-links';
import { ToasterHost } from '@/components/ui/toaster-host';

export interface OfficeProvidersProps {
  locale: string;
  messages: AbstractIntlMessages;
  timeZone: string;
  children: ReactNode;
}

/** Messages for the back office's client parts, and the place of its notices. */
export function OfficeProviders({ locale, messages, timeZone, children }: OfficeProvidersProps) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      {children}
      <SoftLinks />
      <ToasterHost />
    </NextIntlClientProvider>
  );
}

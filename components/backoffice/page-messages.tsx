'use client';

import {
  NextIntlClientProvider,
  useLocale,
  useMessages,
  useTimeZone,
  type AbstractIntlMessages,
} from 'next-intl';
import type { ReactNode } from 'react';

/**
 * Adds namespaces to the messages of the client components inside. A page wraps its components in it with
 * `pickMessages(locale, ['backoffice-<name>'])`, so that the other pages do not load its texts.
 */
export function PageMessages({
  messages,
  children,
}: {
  messages: AbstractIntlMessages;
  children: ReactNode;
}) {
  const shared = useMessages();
  const timeZone = useTimeZone();
  return (
    <NextIntlClientProvider
      locale={useLocale()}
      messages={{ ...shared, ...messages }}
      {...(timeZone === undefined ? {} : { timeZone })}
    >
      {children}
    </NextIntlClientProvider>
  );
}

'use client';

import { useMemo } from 'react';
import { useLocale } from 'next-intl';

interface DateFormat {
  time(iso: string): string;
  dateTime(iso: string): string;
}

/**
 * Formats times of the wire (ISO 8601) in the reader's language and time zone. Use it only for data that the browser
 * fetches: the server does not know the reader's time zone.
 */
export function useDateFormat(): DateFormat {
  const locale = useLocale();
  return useMemo(() => {
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
    const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      time: (iso) => time.format(new Date(iso)),
      dateTime: (iso) => dateTime.format(new Date(iso)),
    };
  }, [locale]);
}

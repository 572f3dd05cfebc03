'use client';

import { useMemo } from 'react';
import { useLocale } from 'next-intl';

export interface When {
  date(iso: string): string;
  time(iso: string): string;
  both(iso: string): string;
}

/** Shows moments of the wire in the reader's own zone. For what is fetched in the browser; a server knows no such zone. */
export function useWhen(): When {
  const locale = useLocale();
  return useMemo(() => {
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
    const both = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      date: (iso) => date.format(new Date(iso)),
      time: (iso) => time.format(new Date(iso)),
      both: (iso) => both.format(new Date(iso)),
    };
  }, [locale]);
}

import { useLocale, useTimeZone } from 'next-intl';

/** Names a moment, given as ISO text, in the settlement zone, as every time of the back office. For client components. */
export function useTimeName(): (at: string) => string {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    ...(timeZone ? { timeZone } : {}),
  });
  return (at) => format.format(new Date(at));
}

import { siteConfig } from '@/lib/platform/site-config';

/** A date with time in the settlement zone, independent of the operator's own time zone. */
export function DateTime({ at, locale, seconds = false }: { at: Date; locale: string; seconds?: boolean }) {
  const shown = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: seconds ? 'medium' : 'short',
    timeZone: siteConfig().money.settlementZone,
  }).format(at);
  return (
    <time dateTime={at.toISOString()} className="tabular whitespace-nowrap">
      {shown}
    </time>
  );
}

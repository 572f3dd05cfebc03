import { env } from '@/lib/platform/env';

/** A moment, in the settlement zone: the back office reckons in the site's days, wherever its reader sits. */
export function When({ at, locale, seconds = false }: { at: Date; locale: string; seconds?: boolean }) {
  const shown = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: seconds ? 'medium' : 'short',
    timeZone: env().SETTLEMENT_ZONE,
  }).format(at);
  return (
    <time dateTime={at.toISOString()} className="tabular whitespace-nowrap">
      {shown}
    </time>
  );
}

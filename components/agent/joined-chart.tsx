import { getFormatter, getTranslations } from 'next-intl/server';
import type { LocaleCode } from '@/lib/i18n/locales';
import type { JoinedOnDay } from '@/lib/identity/downline/queries';

/** New members per day as bars; screen readers get the same numbers as a list. */
export async function JoinedChart({ locale, days }: { locale: LocaleCode; days: readonly JoinedOnDay[] }) {
  const [t, format] = await Promise.all([
    getTranslations({ locale, namespace: 'agent' }),
    getFormatter({ locale }),
  ]);
  const maximum = Math.max(1, ...days.map((entry) => entry.joined));
  const formatDay = (day: string) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <ol className="flex h-40 items-end gap-1 sm:gap-1.5">
      {days.map(({ day, joined }, index) => (
        <li key={day} className="group flex h-full min-w-0 flex-1 flex-col justify-end gap-1.5 text-center">
          <span className="sr-only">{t('home.onDay', { day: formatDay(day), count: joined })}</span>
          <span aria-hidden className="tabular text-2xs text-muted">
            {joined > 0 ? joined : ''}
          </span>
          <span
            aria-hidden
            className={`min-h-0.5 rounded-t-[3px] ${joined > 0 ? 'bg-amber' : 'bg-edge'}`}
            style={{ height: `${(joined / maximum) * 100}%` }}
          />
          {/* A date is wider than its bar, so it is centred under it. On a phone the last one ends with its bar. */}
          <span
            aria-hidden
            className="flex h-4 flex-col items-center text-2xs whitespace-nowrap text-faint max-sm:group-last:items-end"
          >
            {index % 3 === (days.length - 1) % 3 && <span className="shrink-0">{formatDay(day)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useNow } from './use-now';

const MINUTE = 60_000;

/** How long it is until a moment, in days and hours or hours and minutes. */
export function TimeLeft({ until }: { until: string }) {
  const t = useTranslations('missions.left');
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - useNow()) / MINUTE));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  return (
    <time dateTime={until} className="tabular whitespace-nowrap">
      {days > 0
        ? t('days', { days, hours: hours % 24 })
        : hours > 0
          ? t('hours', { hours, minutes: minutes % 60 })
          : t('minutes', { minutes })}
    </time>
  );
}

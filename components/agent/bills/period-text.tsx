'use client';

import { useFormatter, useTranslations } from 'next-intl';

/** The time of a bill in the settlement zone: one day, some days, or hours of a day. */
export function PeriodText({ from, to, zone }: { from: string; to: string; zone: string }) {
  const t = useTranslations('agent-bills');
  const format = useFormatter();
  const [start, end] = [new Date(from), new Date(to)];
  const day = (at: Date) =>
    format.dateTime(at, { day: 'numeric', month: 'short', year: 'numeric', timeZone: zone });
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: zone } as const;
  const time = (at: Date) => format.dateTime(at, clock);
  // The settlement zone is not the reader's, in which other times are shown.
  const timeInZone = (at: Date) => format.dateTime(at, { ...clock, timeZoneName: 'short' });
  const last = new Date(end.getTime() - 1);
  const isWholeDays = time(start) === time(new Date(end)) && end.getTime() - start.getTime() >= 82_800_000;
  if (!isWholeDays)
    return <bdi>{t('period.times', { day: day(start), from: time(start), to: timeInZone(end) })}</bdi>;
  return (
    <bdi>{day(start) === day(last) ? day(start) : t('period.days', { from: day(start), to: day(last) })}</bdi>
  );
}

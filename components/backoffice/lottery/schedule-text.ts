import type { Translate } from '@/lib/i18n/translator';
import type { Schedule } from '@/lib/studio/lottery/types';

/** Minutes after midnight as a clock shows them: 20:05. The end of the day is 24:00. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A schedule in words. `t` translates the namespace `backoffice-lottery.schedule`. */
export function scheduleText(t: Translate, schedule: Schedule, locale: string): string {
  if (schedule.kind === 'interval') {
    const isWholeDay = schedule.from === 0 && schedule.to === 1440;
    return isWholeDay
      ? t('interval', { minutes: schedule.minutes })
      : t('intervalOfDay', {
          minutes: schedule.minutes,
          from: clockOf(schedule.from),
          to: clockOf(schedule.to),
        });
  }
  const times = { closes: clockOf(schedule.closes), drawn: clockOf(schedule.drawn) };
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  if (schedule.monthDays)
    return t('monthDays', { days: list.format(schedule.monthDays.map(String)), ...times });
  const weekdays = schedule.weekdays ?? [0, 1, 2, 3, 4, 5, 6];
  if (weekdays.length === 7) return t('daily', times);
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  const names = weekdays.map((day) => name.format(new Date(Date.UTC(1970, 0, 4 + day))));
  return t('weekdays', { days: list.format(names), ...times });
}

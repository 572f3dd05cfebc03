import type { LocaleCode } from '@/lib/i18n/locales';
import type { Schedule } from '@/lib/studio/lottery/types';
import type { ResultTexts } from './texts';

/** When a game is drawn, in words: every so many minutes, or its days. `t` translates the namespace `lottery-results`. */
export function scheduleWords(t: ResultTexts['t'], schedule: Schedule, locale: LocaleCode): string {
  if (schedule.kind === 'interval') return t('everyMinutes', { minutes: schedule.minutes });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  if (schedule.monthDays) return t('monthDays', { days: list.format(schedule.monthDays.map(String)) });
  const weekdays = [...(schedule.weekdays ?? [])].sort((a, b) => a - b);
  if (weekdays.length === 0 || weekdays.length === 7) return t('daily');
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  const names = weekdays.map((day) => name.format(new Date(Date.UTC(1970, 0, 4 + day))));
  return t('weekdays', { days: list.format(names) });
}

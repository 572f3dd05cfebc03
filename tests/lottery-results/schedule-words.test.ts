import { createTranslator } from 'next-intl';
import { scheduleWords } from '@/components/lottery/results/schedule-words';
import { loadMessages } from '@/lib/i18n/messages';
import { findGame } from '@/lib/studio/lottery/games/registry';
import type { Schedule } from '@/lib/studio/lottery/types';

const words = (schedule: Schedule): string => {
  const t = createTranslator({
    locale: 'en',
    messages: loadMessages('en') as never,
    namespace: 'lottery-results' as never,
  });
  return scheduleWords((key, values) => t(key as never, values as never), schedule, 'en');
};
const days = { kind: 'days', zone: 'Asia/Bangkok', closes: 900, drawn: 960 } as const;

test('a schedule names its minutes or its days', () => {
  expect(words(findGame('FAST5X1')!.schedule)).toBe('A draw every minute');
  expect(words(days)).toBe('A draw every day');
  expect(words({ ...days, weekdays: [6, 0, 3] })).toBe('A draw every Sunday, Wednesday, and Saturday');
  expect(words({ ...days, monthDays: [1, 16] })).toBe('A draw on day 1 and 16 of each month');
});

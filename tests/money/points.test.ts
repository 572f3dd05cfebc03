/** How points are shown: with their word, in the plural of each language. */
import { showAmount } from '@/lib/money/format';

it.each([
  ['en', '1', '1 point'],
  ['en', '50.00', '50 points'],
  ['en', '1234.5', '1,234.5 points'],
  ['zh', '50.00', '50 积分'],
  ['th', '50.00', '50 แต้ม'],
  ['vi', '50.00', '50 điểm'],
])('in %s, %s points are “%s”', (locale, decimal, text) => {
  expect(showAmount(decimal, 'PTS', locale)).toBe(text);
});

it('have a sign where one is asked for, and no word in a column without symbols', () => {
  expect(showAmount('5', 'PTS', 'en', { signed: true })).toBe('+5 points');
  expect(showAmount('-5', 'PTS', 'en', { signed: true })).toBe('-5 points');
  expect(showAmount('5', 'PTS', 'en', { symbol: false })).toBe('5.00');
  expect(showAmount('3', 'PTS', 'ar')).toMatch(/نقاط$/);
});

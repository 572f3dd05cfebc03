import { timeLeft } from '@/components/rewards/centre/time-left-parts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

test.each([
  [49 * HOUR + 1, { unit: 'days', first: 2, second: '1' }],
  [24 * HOUR, { unit: 'days', first: 1, second: '0' }],
  [24 * HOUR - SECOND, { unit: 'hours', first: 23, second: '59' }],
  [HOUR, { unit: 'hours', first: 1, second: '0' }],
  [HOUR - SECOND, { unit: 'minutes', first: 59, second: '59' }],
  [5 * SECOND - 1, { unit: 'minutes', first: 0, second: '05' }],
  [1, { unit: 'minutes', first: 0, second: '01' }],
  [-HOUR, { unit: 'minutes', first: 0, second: '00' }],
])('%d milliseconds are shown in their two largest parts', (left, shown) => {
  expect(timeLeft(left)).toEqual(shown);
});

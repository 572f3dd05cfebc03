import { dayRange } from '@/lib/platform/day-range';

it('names the days of a period with plain spaces, as every browser does', () => {
  expect(dayRange('2026-11-16', '2026-11-22', 'en')).toBe('Nov 16 – 22, 2026');
  expect(dayRange('2026-11-16', '2026-11-16', 'en')).toBe('Nov 16, 2026');
});

import { dayOf, dayStart } from '@/lib/platform/zone';

it.each([
  ['2026-01-31', 'Asia/Shanghai', 0, '2026-01-30T16:00:00.000Z'],
  ['2026-01-31', 'Asia/Shanghai', 1, '2026-01-31T16:00:00.000Z'],
  ['2026-02-28', 'UTC', 1, '2026-03-01T00:00:00.000Z'],
  ['2024-02-28', 'UTC', 1, '2024-02-29T00:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', 0, '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', 1, '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', 1, '2026-10-25T23:00:00.000Z'],
  ['2026-06-01', 'Asia/Kathmandu', 0, '2026-05-31T18:15:00.000Z'],
  ['2026-01-01', 'America/New_York', 0, '2026-01-01T05:00:00.000Z'],
  // Clocks change from 00:00 to 01:00, so the day begins at one.
  ['2025-09-07', 'America/Santiago', 0, '2025-09-07T04:00:00.000Z'],
])('%s in %s begins (%i days later) at %s', (day, zone, after, expected) => {
  expect(dayStart(day, zone, after).toISOString()).toBe(expected);
});

// TIME-2: each moment is in exactly one day.
it.each(['Asia/Shanghai', 'Europe/Berlin', 'America/Santiago', 'America/New_York'])(
  'days of %s follow each other without a gap of a millisecond',
  (zone) => {
    for (let day = 0; day < 730; day++) {
      const name = new Date(Date.UTC(2025, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
      const start = dayStart(name, zone);
      expect(dayOf(start, zone)).toBe(name);
      expect(dayOf(new Date(start.getTime() - 1), zone)).not.toBe(name);
      expect(dayStart(name, zone, 1)).toEqual(
        dayStart(new Date(Date.parse(name) + 86_400_000).toISOString().slice(0, 10), zone),
      );
    }
  },
);

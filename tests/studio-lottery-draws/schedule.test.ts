import fc from 'fast-check';
import { dayOf } from '@/lib/platform/zone';
import { drawsOf, type PlannedDraw } from '@/lib/studio/lottery/draws/schedule';
import { isCloseSeconds, isSchedule } from '@/lib/studio/lottery/settings/rules';
import { lotteryGames } from '@/lib/studio/lottery/games/registry';
import type { Schedule } from '@/lib/studio/lottery/types';

function take(count: number, ...args: Parameters<typeof drawsOf>): PlannedDraw[] {
  const draws: PlannedDraw[] = [];
  for (const draw of drawsOf(...args)) if (draws.push(draw) === count) break;
  return draws;
}

const iso = (draws: readonly PlannedDraw[]) =>
  draws.map(({ period, opensAt, closesAt, drawsAt }) =>
    [period, ...[opensAt, closesAt, drawsAt].map((at) => at.toISOString().replace('.000', ''))].join(' '),
  );

const zones = fc.constantFrom(
  'Asia/Shanghai',
  'Asia/Bangkok',
  'Europe/London',
  'America/Santiago',
  'Australia/Lord_Howe',
  'UTC',
);

const schedules: fc.Arbitrary<Schedule> = fc
  .oneof(
    fc
      .record({
        zone: zones,
        a: fc.integer({ min: 0, max: 1_440 }),
        b: fc.integer({ min: 0, max: 1_440 }),
        minutes: fc.integer({ min: 1, max: 240 }),
      })
      .map(({ zone, a, b, minutes }): Schedule => ({
        kind: 'interval',
        zone,
        minutes,
        from: Math.min(a, b),
        to: Math.max(a, b),
      })),
    fc
      .record({
        zone: zones,
        weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }), {
          nil: undefined,
        }),
        monthDays: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1 }), {
          nil: undefined,
        }),
        a: fc.integer({ min: 0, max: 1_440 }),
        b: fc.integer({ min: 1, max: 1_440 }),
      })
      .map(({ zone, weekdays, monthDays, a, b }): Schedule => ({
        kind: 'days',
        zone,
        weekdays,
        monthDays,
        closes: Math.min(a, b),
        drawn: Math.max(a, b),
      })),
  )
  .filter(isSchedule);

// Around changes of the clocks in several of the zones, and anywhere else.
const moments = fc.oneof(
  fc
    .constantFrom(
      '2026-03-28T22:00:00Z',
      '2026-10-24T22:00:00Z',
      '2026-04-04T12:00:00Z',
      '2026-09-06T02:00:00Z',
    )
    .map((text) => new Date(text)),
  fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
);

const plans = schedules.chain((schedule) =>
  fc.record({
    schedule: fc.constant(schedule),
    from: moments,
    closeSeconds: fc.integer({ min: 0, max: schedule.kind === 'interval' ? schedule.minutes * 30 : 0 }),
  }),
);

/** What is wrong with the order of draws: nothing, if all is well. Plain comparisons, because a test looks at thousands of draws. */
function faultsOf(draws: readonly PlannedDraw[]): string[] {
  return draws.flatMap((draw, i) => {
    const before = draws[i - 1];
    const isRight =
      draw.opensAt < draw.closesAt &&
      draw.closesAt <= draw.drawsAt &&
      /^\d{8}(-\d{4})?$/.test(draw.period) &&
      (!before ||
        (+draw.opensAt === +before.closesAt && draw.drawsAt > before.drawsAt && draw.period > before.period));
    return isRight ? [] : [draw.period];
  });
}

test('draws of any schedule follow each other: sales without gap or overlap, periods that ascend, also over changes of the clocks', () => {
  fc.assert(
    fc.property(plans, ({ schedule, from, closeSeconds }) => {
      const draws = take(200, schedule, closeSeconds, from);
      expect(faultsOf(draws)).toEqual([]);
      expect(draws[0]!.opensAt <= from && draws[0]!.closesAt > from).toBe(true);
      // Planned again from the middle, it is the same plan.
      const middle = draws[90]!;
      expect(take(50, schedule, closeSeconds, new Date(+middle.closesAt - 1), middle)).toEqual(
        draws.slice(91, 141),
      );
      const isOfItsDay = (draw: PlannedDraw) =>
        draw.period.slice(0, 8) === dayOf(new Date(+draw.drawsAt - 1), schedule.zone).replaceAll('-', '');
      if (schedule.kind === 'interval') expect(draws.every(isOfItsDay)).toBe(true);
    }),
  );
});

test('after any change of schedule, the new draws follow the last one that stays', () => {
  fc.assert(
    fc.property(plans, plans, fc.integer({ min: 0, max: 100 }), (before, after, kept) => {
      const draws = take(kept + 1, before.schedule, before.closeSeconds, before.from);
      const last = draws.at(-1)!;
      expect(
        faultsOf([...draws, ...take(60, after.schedule, after.closeSeconds, before.from, last)]),
      ).toEqual([]);
    }),
  );
});

test('a day of 23 or 25 hours has draws for each of its hours', () => {
  const schedule: Schedule = { kind: 'interval', zone: 'Europe/London', minutes: 60, from: 0, to: 1_440 };
  const counts = (from: string) => {
    const days = new Map<string, number>();
    for (const { period } of take(100, schedule, 60, new Date(from)))
      days.set(period.slice(0, 8), (days.get(period.slice(0, 8)) ?? 0) + 1);
    return days;
  };
  expect(counts('2026-03-28T00:30:00Z').get('20260329')).toBe(23);
  expect(counts('2026-10-23T23:30:00Z').get('20261025')).toBe(25);
});

test('the schedules of the games: five digits every minute, bingo with its nights, the days of the Thai and the Malaysian lottery', () => {
  const of = (code: string, from: string, count: number, closeSeconds = 5) =>
    iso(take(count, lotteryGames.find((game) => game.code === code)!.schedule, closeSeconds, new Date(from)));
  expect(of('FAST5X1', '2026-11-26T15:58:58Z', 3)).toEqual([
    '20261126-1440 2026-11-26T15:58:55Z 2026-11-26T15:59:55Z 2026-11-26T16:00:00Z',
    '20261127-0001 2026-11-26T15:59:55Z 2026-11-26T16:00:55Z 2026-11-26T16:01:00Z',
    '20261127-0002 2026-11-26T16:00:55Z 2026-11-26T16:01:55Z 2026-11-26T16:02:00Z',
  ]);
  expect(of('BINGOX5', '2026-11-26T15:56:00Z', 2)).toEqual([
    '20261126-0204 2026-11-26T15:54:55Z 2026-11-26T15:59:55Z 2026-11-26T16:00:00Z',
    '20261127-0001 2026-11-26T15:59:55Z 2026-11-26T23:04:55Z 2026-11-26T23:05:00Z',
  ]);
  expect(of('THAI', '2026-11-26T00:00:00Z', 2)).toEqual([
    '20261201 2026-11-16T08:20:00Z 2026-12-01T08:20:00Z 2026-12-01T09:00:00Z',
    '20261216 2026-12-01T08:20:00Z 2026-12-16T08:20:00Z 2026-12-16T09:00:00Z',
  ]);
  expect(of('MY4D', '2026-11-26T00:00:00Z', 3).map((line) => line.slice(0, 8))).toEqual([
    '20261128',
    '20261129',
    '20261202',
  ]);
});

test('schedules that cannot be planned are refused', () => {
  const interval = { kind: 'interval', zone: 'Asia/Shanghai', minutes: 5, from: 0, to: 1_440 } as const;
  const days = { kind: 'days', zone: 'Asia/Bangkok', weekdays: [1], closes: 900, drawn: 960 } as const;
  for (const good of [interval, days]) expect(isSchedule(good)).toBe(true);
  for (const bad of [
    { ...interval, zone: 'Asia/Atlantis' },
    { ...interval, zone: '+08:00' },
    { ...interval, minutes: 0 },
    { ...interval, minutes: 2.5 },
    { ...interval, from: 600, to: 600 },
    { ...interval, from: 0, to: 4 },
    { ...interval, to: 1_441 },
    { ...days, weekdays: undefined },
    { ...days, weekdays: [] },
    { ...days, weekdays: [7] },
    { ...days, monthDays: [0] },
    { ...days, monthDays: [31, 31] },
    { ...days, closes: 961 },
    { ...days, drawn: 0, closes: 0 },
  ])
    expect({ bad, is: isSchedule(bad) }).toEqual({ bad, is: false });
  expect(isCloseSeconds(interval, 150)).toBe(true);
  for (const seconds of [151, -1, 0.5]) expect(isCloseSeconds(interval, seconds)).toBe(false);
});

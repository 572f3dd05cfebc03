import fc from 'fast-check';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { depth } from '../support/depth';

/** The reference: a zone's offset read from Intl, without a library. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function offsetAt(at: number, zone: string): number {
  let clock = clocks.get(zone);
  if (!clock) {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
    clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...digits, ...time });
    clocks.set(zone, clock);
  }
  const parts = clock.formatToParts(at);
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)!.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return local + part('second') * 1_000 - Math.floor(at / 1_000) * 1_000;
}

function referenceStart(day: string, zone: string, after: number): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + after * 86_400_000;
  const first = wall - offsetAt(wall, zone);
  const second = wall - offsetAt(first, zone);
  return offsetAt(second, zone) === wall - second ? second : Math.max(first, second);
}

const referenceDay = (at: number, zone: string) =>
  new Date(at + offsetAt(at, zone)).toISOString().slice(0, 10);

const zones = Intl.supportedValuesOf('timeZone');
const days = Array.from({ length: 38 * 365 }, (_, index) =>
  new Date(Date.UTC(2000, 0, 1) + index * 86_400_000).toISOString().slice(0, 10),
);

it('agrees with Intl about the beginnings and names of days, in every zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...days),
      fc.integer({ min: -40, max: 40 }),
      fc.integer({ min: 0, max: 86_399_999 }),
      (zone, day, after, within) => {
        const start = referenceStart(day, zone, after);
        expect(dayStart(day, zone, after).getTime()).toBe(start);
        for (const at of [start - 1, start, start + within])
          expect(dayOf(new Date(at), zone)).toBe(referenceDay(at, zone));
      },
    ),
    { numRuns: depth(1_000, 3_000) },
  );
});

/** In 2010 and 2011 each of the zones changes its clocks, and Samoa leaves a day out. */
const [from, to] = depth(['2010', '2012'] as const, ['2009', '2013'] as const);

// Forward and back by an hour, at midnight, by half an hour, and a whole day left out.
it.each([
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
])('agrees with Intl on every day around the changes of clocks in %s', (zone) => {
  for (const day of days.filter((one) => one >= from && one < to)) {
    const start = referenceStart(day, zone, 0);
    expect([day, dayStart(day, zone).getTime()]).toEqual([day, start]);
    expect(dayOf(new Date(start - 1), zone)).toBe(referenceDay(start - 1, zone));
    expect(dayOf(new Date(start), zone)).toBe(referenceDay(start, zone));
  }
});

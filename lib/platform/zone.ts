// Making a formatter takes a thousand times as long as using one.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** Milliseconds that a zone's clocks are ahead of UTC at a moment. */
function offsetAt(at: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((entry) => entry.type === type)!.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(at / 1000) * 1000;
}

/** A zone as readers know it, by its distance from UTC now: GMT+8, isolated, for its sign goes astray in a text from the right. */
export function zoneName(zone: string): string {
  const part = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date())
    .find((entry) => entry.type === 'timeZoneName');
  return `\u2066${part?.value ?? zone}\u2069`;
}

/**
 * The moment at which a day (2026-01-31) begins in a zone, `after` days later. Where the clocks change at midnight, the
 * first moment that the day has.
 */
export function dayStart(day: string, zone: string, after = 0): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + after * 86_400_000;
  // The offset is asked at two candidates: on either side of a change of clocks one of them is right.
  const first = wall - offsetAt(wall, zone);
  const second = wall - offsetAt(first, zone);
  return new Date(offsetAt(second, zone) === wall - second ? second : Math.max(first, second));
}

/** The day it is in a zone at a moment. */
export function dayOf(at: Date, zone: string): string {
  return new Date(at.getTime() + offsetAt(at.getTime(), zone)).toISOString().slice(0, 10);
}

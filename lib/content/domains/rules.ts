/** Lines that one measuring asks, and lines that are kept in sight (product.md §9, speed test). */
export const TESTED = 5;
export const KEPT = 10;

/** What stands for a line that did not answer (product.md §4). */
export const FAILURE_MS = 9999;

/** Up to these a line is fast, normal; anything above is slow (design.md §9). */
const FAST_MS = 80;
const NORMAL_MS = 150;

export type LineType = 'fast' | 'normal' | 'slow';

/** A mirror with what was measured of it (product.md §3, domain line). */
export interface DomainLine {
  domainName: string;
  /** Milliseconds of the fastest answer; FAILURE_MS where none came. */
  speed: number;
  type: LineType;
  /** 100 at 20 ms or less, 0 from 500 ms on: computed from the measured time, never random (design.md §9). */
  percentage: number;
}

export function lineOf(domainName: string, speed: number): DomainLine {
  const type = speed <= FAST_MS ? 'fast' : speed <= NORMAL_MS ? 'normal' : 'slow';
  const percentage = Math.round(Math.min(100, Math.max(0, ((500 - speed) / 480) * 100)));
  return { domainName, speed, type, percentage };
}

/** Which lines are asked now: the one that somebody is at, and others by chance, TESTED in all. */
export function linesToTest(
  domains: readonly string[],
  here: string,
  random: () => number = Math.random,
): string[] {
  const others = [...new Set(domains)].filter((domain) => domain !== here);
  // Fisher and Yates, from the end.
  for (let at = others.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [others[at], others[other]] = [others[other]!, others[at]!];
  }
  return [here, ...others.slice(0, TESTED - 1)];
}

/** What is in sight after a measuring: the newest of each line, the fastest first, KEPT at most; one's own line always. */
export function keptLines(
  before: readonly DomainLine[],
  measured: readonly DomainLine[],
  here: string,
): DomainLine[] {
  const newest = new Map([...before, ...measured].map((line) => [line.domainName, line]));
  const sorted = [...newest.values()].sort((a, b) => a.speed - b.speed);
  const own = sorted.filter((line) => line.domainName === here);
  const others = sorted.filter((line) => line.domainName !== here).slice(0, KEPT - own.length);
  return [...own, ...others].sort((a, b) => a.speed - b.speed);
}

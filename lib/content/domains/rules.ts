/** How many mirrors a test measures, and how many results stay in view (CONT-11). */
export const MAX_MEASURED = 5;
export const MAX_SHOWN = 10;

/** The time, in milliseconds, that stands for a mirror that did not answer. */
export const FAILURE_MS = 9999;

/** A mirror is fast or normal up to these times in milliseconds, and slow above (CONT-11). */
const FAST_MS = 80;
const NORMAL_MS = 150;

export type LineType = 'fast' | 'normal' | 'slow';

/** A mirror with its measurement. */
export interface DomainLine {
  domainName: string;
  /** Milliseconds of the fastest answer; FAILURE_MS if there was none. */
  speed: number;
  type: LineType;
  /**
   * Returns a score: 100 at 20 ms or less, 0 from 500 ms on. It is computed from the measured time and never random.
   */
  percentage: number;
}

export function lineOf(domainName: string, speed: number): DomainLine {
  const type = speed <= FAST_MS ? 'fast' : speed <= NORMAL_MS ? 'normal' : 'slow';
  const percentage = Math.round(Math.min(100, Math.max(0, ((500 - speed) / 480) * 100)));
  return { domainName, speed, type, percentage };
}

/** Returns the mirrors to measure now: the current one, and others chosen at random, TESTED in all. */
export function linesToTest(
  domains: readonly string[],
  here: string,
  random: () => number = Math.random,
): string[] {
  const others = [...new Set(domains)].filter((domain) => domain !== here);
  // Fisher-Yates shuffle, from the end.
  for (let at = others.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [others[at], others[other]] = [others[other]!, others[at]!];
  }
  return [here, ...others.slice(0, MAX_MEASURED - 1)];
}

/**
 * Returns the results to show: the newest of each mirror, the fastest first, at most KEPT; always with the current
 * mirror.
 */
export function linesToShow(
  before: readonly DomainLine[],
  measured: readonly DomainLine[],
  here: string,
): DomainLine[] {
  const newest = new Map([...before, ...measured].map((line) => [line.domainName, line]));
  const sorted = [...newest.values()].sort((a, b) => a.speed - b.speed);
  const own = sorted.filter((line) => line.domainName === here);
  const others = sorted.filter((line) => line.domainName !== here).slice(0, MAX_SHOWN - own.length);
  return [...own, ...others].sort((a, b) => a.speed - b.speed);
}

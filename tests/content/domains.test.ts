import fc from 'fast-check';
import {
  FAILURE_MS,
  MAX_SHOWN,
  linesToShow,
  lineOf,
  linesToTest,
  MAX_MEASURED,
  type DomainLine,
} from '@/lib/content/domains/rules';

test.each([
  [0, 'fast', 100],
  [20, 'fast', 100],
  [80, 'fast', 88],
  [81, 'normal', 87],
  [150, 'normal', 73],
  [151, 'slow', 73],
  [500, 'slow', 0],
  [FAILURE_MS, 'slow', 0],
])('%d ms is %s, %d %%', (speed, type, percentage) => {
  expect(lineOf('a.example', speed)).toEqual({ domainName: 'a.example', speed, type, percentage });
});

const names = fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map((n) => `m${n}.example`));

test('five mirrors are chosen at random without duplicates, the current one first', () => {
  fc.assert(
    fc.property(names, fc.integer({ min: 0, max: 60 }), (domains, own) => {
      const here = `m${own}.example`;
      const chosen = linesToTest(domains, here);
      const possible = new Set([here, ...domains]);
      expect(chosen[0]).toBe(here);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen.length).toBe(Math.min(MAX_MEASURED, possible.size));
      for (const name of chosen) expect(possible).toContain(name);
    }),
  );
  // Each of nine mirrors comes into some draw: the chance that one is left out of 300 draws is (5/9)^300.
  const nine = Array.from({ length: 9 }, (_, n) => `m${n}.example`);
  const seen = new Set(Array.from({ length: 300 }, () => linesToTest(nine, 'here.example')).flat());
  expect(seen.size).toBe(10);
});

test('measurements are merged: newest per mirror, fastest first, ten at most, always the current one', () => {
  const line = fc
    .record({ domainName: fc.constantFrom(...'abcdefghijklmnop'), speed: fc.integer({ min: 1, max: 9999 }) })
    .map(({ domainName, speed }) => lineOf(domainName, speed));
  fc.assert(
    fc.property(fc.array(line), fc.array(line, { minLength: 1 }), (before, measured) => {
      const here = measured[0]!.domainName;
      const kept = linesToShow(before, measured, here);
      expect(kept.length).toBeLessThanOrEqual(MAX_SHOWN);
      expect(kept.map((one) => one.speed)).toEqual(kept.map((one) => one.speed).sort((a, b) => a - b));
      const newest = (name: string): DomainLine | undefined =>
        [...before, ...measured].findLast((one) => one.domainName === name);
      for (const one of kept) expect(one).toEqual(newest(one.domainName));
      expect(kept.filter((one) => one.domainName === here)).toHaveLength(1);
    }),
  );
});

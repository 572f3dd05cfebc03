import fc from 'fast-check';
import { chaseTable, mostDraws, type ChaseDraw, type ChasePlan } from '@/components/lottery/board/chase';
import { MAX_BETS, MAX_DRAWS, MAX_MULTIPLE } from '@/lib/studio/lottery/constants';
import { betsInput } from '@/lib/studio/lottery/schema';

const drawsOf = (count: number): ChaseDraw[] =>
  Array.from({ length: count }, (_, i) => ({
    period: `20261126-${String(i + 1).padStart(4, '0')}`,
    closesAt: '2026-11-26T00:00:00Z',
  }));
const plan: fc.Arbitrary<ChasePlan> = fc.oneof(
  fc.record({ kind: fc.constant('same' as const), multiple: fc.integer({ min: 1, max: MAX_MULTIPLE }) }),
  fc.record({
    kind: fc.constant('doubling' as const),
    multiple: fc.integer({ min: 1, max: 1000 }),
    factor: fc.integer({ min: 1, max: 10 }),
    every: fc.integer({ min: 1, max: 120 }),
  }),
  fc.record({
    kind: fc.constant('custom' as const),
    multiples: fc.array(fc.integer({ min: 1, max: MAX_MULTIPLE }), { maxLength: 120 }),
  }),
  fc.record({
    kind: fc.constant('profit' as const),
    multiple: fc.integer({ min: 1, max: 100 }),
    percent: fc.integer({ min: 1, max: 500 }),
  }),
);
const slip = fc.record({
  lines: fc.integer({ min: 1, max: 50 }),
  stake: fc.bigInt({ min: 100n, max: 10n ** 9n }),
  highestMultiple: fc.integer({ min: 1, max: 1000 }),
  prize: fc.option(fc.bigInt({ min: 1n, max: 10n ** 12n }), { nil: undefined }),
});

describe('the table of a chase', () => {
  test('stakes are stake × multiple, sums add up, and what it gives is within the limits of the server', () => {
    fc.assert(
      fc.property(plan, slip, fc.integer({ min: 0, max: 130 }), (chosen, of, count) => {
        const { rows, total, problem } = chaseTable(chosen, drawsOf(count), of);
        let sum = 0n;
        for (const row of rows) {
          sum += row.stake;
          expect(row.stake).toBe(of.stake * BigInt(row.multiple));
          expect(row.sum).toBe(sum);
          expect(row.multiple * of.highestMultiple).toBeLessThanOrEqual(MAX_MULTIPLE);
        }
        expect(total).toBe(sum);
        expect(rows.length * of.lines).toBeLessThanOrEqual(MAX_BETS);
        if (!problem) expect(rows).toHaveLength(count);
        if (rows.length === 0) return;
        const line = { play: 'a', selection: '1', unit: '1', prizeMode: 'ZY' };
        const sent = betsInput.safeParse({
          gameCode: 'FAST5X1',
          requestId: 'abcdefgh',
          lines: Array(of.lines).fill(line),
          draws: rows.map(({ period, multiple }) => ({ period, multiple })),
        });
        expect(sent.success).toBe(true);
      }),
    );
  });

  test('a profit plan has the lowest multiples that reach the rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.bigInt({ min: 100n, max: 10n ** 6n }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        (percent, stake, prize) => {
          const of = { lines: 1, stake, highestMultiple: 1, prize };
          const { rows, problem } = chaseTable({ kind: 'profit', multiple: 1, percent }, drawsOf(20), of);
          const reaches = (sumBefore: bigint, multiple: number) => {
            const all = sumBefore + stake * BigInt(multiple);
            return prize * BigInt(multiple) * 100n >= all * BigInt(100 + percent);
          };
          for (const row of rows) {
            expect(reaches(row.sum - row.stake, row.multiple)).toBe(true);
            if (row.multiple > 1) expect(reaches(row.sum - row.stake, row.multiple - 1)).toBe(false);
            expect(row.profit! * 100n).toBeGreaterThanOrEqual(row.sum * BigInt(percent));
          }
          if (problem === 'profitOutOfReach')
            expect(prize * 100n).toBeLessThanOrEqual(stake * BigInt(100 + percent));
        },
      ),
    );
  });

  test('known figures: doubling every second draw; a prize of 1,950 for 2 at 50%', () => {
    const of = { lines: 1, stake: 20_000n, highestMultiple: 1, prize: 19_500_000n };
    const rising = chaseTable({ kind: 'doubling', multiple: 1, factor: 2, every: 2 }, drawsOf(6), of);
    expect(rising.rows.map(({ multiple }) => multiple)).toEqual([1, 1, 2, 2, 4, 4]);
    expect(rising.total).toBe(280_000n);
    const pair = { lines: 1, stake: 200_000n, highestMultiple: 1, prize: 390_000n };
    const profit = chaseTable({ kind: 'profit', multiple: 1, percent: 50 }, drawsOf(3), pair);
    // 39 m ≥ 1.5 × (sum + 20 m): 1; 30 / 9 = 4 after 20; 1.5 × 100 / 9 = 17 after 100.
    expect(profit.rows.map(({ multiple }) => multiple)).toEqual([1, 4, 17]);
  });

  test('a prize below the stakes reaches no profit, and the table ends', () => {
    const of = { lines: 1, stake: 20_000n, highestMultiple: 1, prize: 20_000n };
    const table = chaseTable({ kind: 'profit', multiple: 1, percent: 1 }, drawsOf(3), of);
    expect(table).toEqual({ rows: [], total: 0n, problem: 'profitOutOfReach' });
  });

  test.each([
    [drawsOf(0), 1, 'noDraws'],
    [drawsOf(121), 1, 'tooManyDraws'],
    [drawsOf(101), 2, 'tooManyBets'],
  ] as const)('is refused as a whole: %#', (draws, lines, problem) => {
    const of = { lines, stake: 1n, highestMultiple: 1, prize: undefined };
    expect(chaseTable({ kind: 'same', multiple: 1 }, draws, of)).toEqual({ rows: [], total: 0n, problem });
  });

  test('the most draws keep both limits', () => {
    expect([1, 2, 3, 50].map(mostDraws)).toEqual([MAX_DRAWS, 100, 66, 4]);
  });
});

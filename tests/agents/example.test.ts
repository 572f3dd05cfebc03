/** The worked example of the landing page: what it shows is what a settlement would write. */
import fc from 'fast-check';
import { exampleTerms, EXAMPLE_KINDS, EXAMPLE_LEVELS, SLIDERS } from '@/lib/agents/example/constants';
import { exampleBills } from '@/lib/agents/example/rules';
import { computeEarned, exceeds } from '@/lib/agents/contracts/terms';
import { NOTHING } from '@/lib/agents/settlement/figures';
import { UNIT } from '@/lib/money/amount';

const BAHT = { unit: 100n * UNIT, coin: 100n };
const inUnits = (count: number) => BigInt(count) * BAHT.unit;
const figures = fc.record({
  validBet: fc.integer({ min: 0, max: SLIDERS.validBet.most }).map(inUnits),
  netLoss: fc.integer({ min: SLIDERS.netLoss.least, max: SLIDERS.netLoss.most }).map(inUnits),
  active: fc.integer({ min: 0, max: SLIDERS.active.most }),
});

describe('the example of the landing page', () => {
  test('has a known result for the figures it begins with', () => {
    const bills = exampleBills(
      'dividend',
      {
        validBet: inUnits(SLIDERS.validBet.first),
        netLoss: inUnits(SLIDERS.netLoss.first),
        active: SLIDERS.active.first,
      },
      BAHT,
    );
    // 500,000 × 25%, 350,000 × 15%, 125,000 × 10%
    expect(bills.map(({ tier, due, ownShare }) => [tier, due / UNIT, ownShare / UNIT])).toEqual([
      [2, 125_000n, 72_500n],
      [1, 52_500n, 40_000n],
      [1, 12_500n, 12_500n],
    ]);
  });

  test('pays exactly what the site pays, and each bill is what the terms beside it earn', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EXAMPLE_KINDS), figures, (kind, team) => {
        const bills = exampleBills(kind, team, BAHT);
        expect(bills.reduce((sum, { ownShare }) => sum + ownShare, 0n)).toBe(bills[0]!.due);
        for (const { level, due, ownShare, validBet, netLoss, active } of bills) {
          expect(ownShare).toBeGreaterThanOrEqual(0n);
          const own = { ...NOTHING, validBet, stake: validBet, payout: validBet - netLoss, active };
          const { amount } = computeEarned(exampleTerms(kind, level, BAHT.unit), {
            figures: own,
            costs: { rebates: false, promotions: false, fees: false },
            carriedIn: 0n,
            carry: false,
            coin: BAHT.coin,
          });
          expect(due).toBe(amount);
        }
      }),
    );
  });

  test('has terms that could be signed: nobody has a higher rate than the upline', () => {
    for (const kind of EXAMPLE_KINDS)
      for (const level of EXAMPLE_LEVELS.slice(1))
        expect(
          exceeds(exampleTerms(kind, level, BAHT.unit), exampleTerms(kind, (level - 1) as 0 | 1, BAHT.unit)),
        ).toBe(false);
  });
});

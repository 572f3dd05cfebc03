/** @jest-environment node */
import fc from 'fast-check';
import {
  computeEarned,
  exceeds,
  roundHalfUp,
  type TeamFigures,
  type Terms,
  type Tier,
} from '@/lib/agents/contracts/terms';
import { units, type Amount } from '@/lib/money/amount';

const COIN = 100n;
const COSTS = { rebates: true, promotions: true, fees: true };
const tier = (given: Partial<Tier>): Tier => ({
  validBet: units(0),
  netLoss: units(0),
  active: 0,
  rate: 0,
  amount: units(0),
  ...given,
});
const figures = (given: Partial<TeamFigures>): TeamFigures => ({
  rounds: 0,
  stake: 0n,
  payout: 0n,
  validBet: 0n,
  rebates: 0n,
  promotions: 0n,
  fees: 0n,
  active: 0,
  wonBets: 0n,
  lostBets: 0n,
  ...given,
});
const terms = (given: Partial<Terms>): Terms => ({
  kind: 'dividend',
  period: 'M',
  tierMode: 'fixed',
  tiers: [],
  realtime: null,
  ...given,
});
const earn = (of: Terms, team: TeamFigures, basis = {}) =>
  computeEarned(of, { figures: team, costs: COSTS, carriedIn: 0n, carry: true, coin: COIN, ...basis });

describe('what a contract earns', () => {
  // The worked example of the conventions: turnover 800,000, 5 active members, net loss 25,000.
  const team = figures({
    stake: units(800_000),
    payout: units(775_000),
    validBet: units(800_000),
    active: 5,
  });

  it('pays a fixed dividend of 3% of the net loss', () => {
    const earned = earn(terms({ tiers: [tier({ netLoss: units(20_000), active: 5, rate: 30_000 })] }), team);
    expect(earned).toMatchObject({ tier: 1, amount: units(750) });
  });

  it('pays a floating dividend in proportion to the tier, without rounding the ratio', () => {
    const floating = terms({
      tierMode: 'floating',
      tiers: [tier({ netLoss: units(30_000), active: 5, rate: 50_000 })],
    });
    expect(earn(floating, team)).toMatchObject({ tier: 1, amount: 10_416_700n });
  });

  it('chooses the tier that pays most among those reached', () => {
    const tiers = [
      tier({ validBet: units(100), rate: 1_000 }),
      tier({ validBet: units(800_000), rate: 2_000 }),
      tier({ validBet: units(900_000), rate: 9_000 }),
    ];
    expect(earn(terms({ kind: 'daily', period: 'D', tierMode: null, tiers }), team)).toMatchObject({
      tier: 2,
      amount: units(1_600),
    });
  });

  it('pays no dividend without a net loss, and carries the loss of the site', () => {
    const dividend = terms({ tiers: [tier({ rate: 30_000 })] });
    const won = figures({ stake: units(100), payout: units(150), validBet: units(100) });
    expect(earn(dividend, won)).toMatchObject({ tier: null, amount: 0n, carriedOut: -units(50) });
    expect(earn(dividend, team, { carriedIn: -units(5_000) })).toMatchObject({ amount: units(600) });
    expect(earn(dividend, won, { carry: false })).toMatchObject({ carriedOut: 0n });
  });

  it('subtracts the costs that the rules count', () => {
    const dividend = terms({ tiers: [tier({ rate: 100_000 })] });
    const costly = { ...team, rebates: units(1_000), promotions: units(2_000), fees: units(3_000) };
    expect(earn(dividend, costly).amount).toBe(units(1_900));
    expect(earn(dividend, costly, { costs: { rebates: true, promotions: false, fees: false } }).amount).toBe(
      units(2_400),
    );
  });

  it('pays a real-time salary on won and lost bets', () => {
    const realtime = terms({
      kind: 'realtime',
      period: null,
      tierMode: null,
      realtime: { profitRate: 1_000, lossRate: 2_000, singleBet: units(1) },
    });
    expect(earn(realtime, figures({ wonBets: units(1_000), lostBets: units(2_000) })).amount).toBe(units(5));
  });

  it('never pays more for less, and a higher rate never less', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }) as fc.Arbitrary<Amount>;
    const tiers = fc.array(
      fc.record({
        validBet: amount,
        netLoss: amount,
        active: fc.nat(20),
        rate: fc.integer({ min: 1, max: 1_000_000 }),
        amount,
      }),
      { minLength: 1, maxLength: 5 },
    );
    const modes = fc.constantFrom<Partial<Terms>>(
      { tierMode: 'fixed' },
      { tierMode: 'floating' },
      { kind: 'daily', period: 'D', tierMode: null },
    );
    fc.assert(
      fc.property(tiers, modes, amount, amount, fc.nat(20), (list, mode, lost, more, active) => {
        const of = terms({ ...mode, tiers: list });
        const less = earn(of, figures({ stake: lost, validBet: lost, active })).amount;
        const most = earn(
          of,
          figures({ stake: lost + more, validBet: lost + more, active: active + 1 }),
        ).amount;
        const higher = list.map((entry) => ({ ...entry, rate: Math.min(1_000_000, entry.rate + 10) }));
        expect(most).toBeGreaterThanOrEqual(less);
        expect(
          earn({ ...of, tiers: higher }, figures({ stake: lost, validBet: lost, active })).amount,
        ).toBeGreaterThanOrEqual(less);
        expect(exceeds(of, { ...of, tiers: higher })).toBe(false);
      }),
    );
  });

  it('rounds half up to the coin', () => {
    expect(roundHalfUp(149n, 1n, 100n)).toBe(100n);
    expect(roundHalfUp(150n, 1n, 100n)).toBe(200n);
    expect(roundHalfUp(300n, 7n, 1n)).toBe(43n);
  });
});

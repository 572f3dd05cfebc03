import fc from 'fast-check';
import { amount, type Amount } from '@/lib/money/amount';
import { findPlay } from '@/lib/studio/lottery/games/registry';
import { payoutOf, prizeOf, rebateOf, STAKE_UNITS, stakeOf } from '@/lib/studio/lottery/odds';
import { readSelection } from '@/lib/studio/lottery/plays/play';
import { add, fraction, multiply } from '@/lib/studio/slots/fraction';
import { playLists } from './support';

const plays = playLists().flatMap(({ plays: list }) => list);

test('five digits straight pay 195,000 for a stake of 2 at a series of 1,950', () => {
  const play = findPlay('FAST5X1', 'five-straight')!;
  const hit = { class: 'all', tier: 'hit', units: 1 };
  expect(payoutOf(play, [hit], 1950, amount(20_000n))).toBe(1_950_000_000n);
  // The 97.5% of the return, and the 1.5% that comes back as rebate below a highest series of 1,980.
  expect(rebateOf(amount(20_000n), { highest: 1980, chosen: 1950 })).toBe(300n);
});

test('the return of each class of each play type is series ÷ 2,000 exactly', () => {
  for (const play of plays)
    for (const series of [1700, 1950, 1980])
      for (const [code, tiers] of play.odds()) {
        let total = fraction(0n);
        for (const [tier, { expected }] of tiers)
          total = add(total, multiply(prizeOf(play, { class: code, tier }, series), expected));
        expect({ play: play.type.code, code, total }).toEqual({
          play: play.type.code,
          code,
          total: fraction(BigInt(series), 2_000n),
        });
      }
});

test('a payout is below the exact prize by less than 1/10,000, for any stake', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...plays),
      fc.integer({ min: 1700, max: 1980 }),
      fc.constantFrom(...STAKE_UNITS),
      fc.integer({ min: 1, max: 1_000 }),
      (play, series, unit, multiple) => {
        const stake = stakeOf({ units: 1, unit, multiple });
        const hits = play.type.example.wins;
        const paid = payoutOf(play, hits, series, stake);
        let exact = fraction(0n);
        for (const hit of hits)
          exact = add(exact, multiply(prizeOf(play, hit, series), fraction(BigInt(hit.units) * stake)));
        expect(paid * exact.d <= exact.n && exact.n < (paid + 1n) * exact.d).toBe(true);
      },
    ),
  );
});

test('stakes count combinations, unit and multiple, and refuse what is not offered', () => {
  const play = findPlay('FAST5X1', 'front3-straight')!;
  const read = readSelection(play, '1,2|3|4,5,6');
  expect(read).toMatchObject({ ok: true, units: 6 });
  expect(stakeOf({ units: 6, unit: 100n, multiple: 3 })).toBe(1_800n);
  for (const bad of [
    { units: 1, unit: 5n, multiple: 1 },
    { units: 0, unit: 100n, multiple: 1 },
    { units: 1, unit: 100n, multiple: 0 },
    { units: 1, unit: 100n, multiple: 1.5 },
    { units: NaN, unit: 100n, multiple: 1 },
  ])
    expect(() => stakeOf(bad)).toThrow(RangeError);
  expect(() => rebateOf(10_000n as Amount, { highest: 1900, chosen: 1950 })).toThrow(RangeError);
  expect(() => prizeOf(play, { class: 'constructor', tier: 'hit' }, 1950)).toThrow(RangeError);
});

import fc from 'fast-check';
import { amount, formatDecimal, MAX_AMOUNT, parseAmount, units } from '@/lib/money/amount';
import { showAmount } from '@/lib/money/format';
import { mulDivFloor, mulDivRound, splitByWeights } from '@/lib/money/rounding';
import { positiveAmount } from '@/lib/money/schema';

describe('an amount on the wire', () => {
  it('is parsed back from its text, for every amount of the wire', () => {
    const carried = fc
      .bigInt(-(10n ** 19n - 1n), 10n ** 19n - 1n)
      .filter((value) => value <= MAX_AMOUNT && value >= -MAX_AMOUNT);
    fc.assert(
      fc.property(carried, (value) => {
        expect(parseAmount(formatDecimal(value))).toBe(value);
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '.5',
    '5.',
    '1e5',
    '1e400',
    'NaN',
    'Infinity',
    '1,000',
    '1.00001',
    '0x10',
    '--1',
    '１',
    '1'.repeat(16),
    '1\n',
    '922337203685477.5808',
    '-922337203685477.5808',
    '999999999999999',
    '-999999999999999.9999',
  ])('is not %j', (text) => expect(parseAmount(text)).toBeUndefined());

  it.each([
    ['0', 'AMOUNT_POSITIVE'],
    ['-1', 'AMOUNT_POSITIVE'],
    ['1e400', 'AMOUNT_FORMAT'],
    ['9'.repeat(25), 'AMOUNT_FORMAT'],
    ['9'.repeat(15), 'AMOUNT_FORMAT'],
    [100, 'AMOUNT_FORMAT'],
    [null, 'AMOUNT_FORMAT'],
  ])('is refused if it must be positive: %j', (given, code) => {
    expect(positiveAmount.safeParse(given).error?.issues[0]?.message).toBe(code);
  });

  it('is read up to the largest number of the database', () => {
    expect(parseAmount('922337203685477.5807')).toBe(MAX_AMOUNT);
    expect(parseAmount('-922337203685477.5807')).toBe(-MAX_AMOUNT);
  });

  it('shows at least two and at most four digits', () => {
    expect([0n, 1n, 10n, 100n, 12_500n, -5n].map(formatDecimal)).toEqual([
      '0.00',
      '0.0001',
      '0.001',
      '0.01',
      '1.25',
      '-0.0005',
    ]);
  });

  it('is shown with every digit of a large amount', () => {
    expect(showAmount('922337203685477.5807', 'THB', 'en', { symbol: false })).toBe('922,337,203,685,477.58');
  });

  it('is rounded for display so that shown stake minus shown payout equals the shown loss', () => {
    const shown = (value: bigint) =>
      parseAmount(showAmount(formatDecimal(value), 'THB', 'en', { symbol: false }).replaceAll(/[-,]/g, ''))!;
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), fc.bigInt(0n, 10n ** 14n), (cents, payout) => {
        const stake = cents * 100n;
        const left = shown(payout) - stake;
        expect(shown(payout - stake)).toBe(left < 0n ? -left : left);
      }),
    );
  });

  it('has its sign where the language puts it', () => {
    const signed = (value: string, locale: string) => showAmount(value, 'THB', locale, { signed: true });
    expect(signed('91.9', 'en')).toBe('+฿91.90');
    expect(signed('-2', 'en')).toBe('-฿2.00');
    expect(signed('0.00', 'en')).toBe('฿0.00');
    // A plus sign before the direction marks of an Arabic amount would be shown behind the amount.
    expect(signed('91.9', 'ar')).toMatch(/^\u200f\u200e\+91\.90/);
  });

  it('throws outside of the range of the database', () => {
    expect(() => amount(MAX_AMOUNT + 1n)).toThrow(RangeError);
    expect(() => amount(-MAX_AMOUNT - 1n)).toThrow(RangeError);
    expect(() => units(10n ** 15n)).toThrow(RangeError);
  });
});

describe('rounding', () => {
  const factor = fc.bigInt(1n, 10n ** 6n);

  it('towards zero never exceeds the exact value', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 12n), 10n ** 12n), factor, factor, (value, numerator, denominator) => {
        const rounded = mulDivFloor(value, numerator, denominator) * denominator;
        const exact = value * numerator;
        const rest = exact - rounded;
        expect(rest * (exact < 0n ? -1n : 1n)).toBeGreaterThanOrEqual(0n);
        expect(rest < 0n ? -rest : rest).toBeLessThan(denominator);
      }),
      { numRuns: 3_000 },
    );
  });

  it('to the nearest differs by half a part at most, and is the same for both signs', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 12n), factor, factor, (value, numerator, denominator) => {
        const rounded = mulDivRound(value, numerator, denominator);
        const off = (rounded as bigint) * denominator - value * numerator;
        expect((off < 0n ? -off : off) * 2n).toBeLessThanOrEqual(denominator);
        expect(mulDivRound(-value, numerator, denominator)).toBe(-rounded as bigint);
      }),
      { numRuns: 3_000 },
    );
  });
});

// docs/trust.md M6. The million cases run in every test run, because they are fast.
describe('a split', () => {
  it('sums to the whole a million times over', () => {
    let seed = 88_172_645_463_325_252n;
    const random = (below: bigint) => {
      seed ^= (seed << 13n) & 0xffff_ffff_ffff_ffffn;
      seed ^= seed >> 7n;
      seed ^= (seed << 17n) & 0xffff_ffff_ffff_ffffn;
      return seed % below;
    };
    let wrong = 0;
    for (let n = 0; n < 1_000_000; n++) {
      const weights = [random(1_000n), random(1_000n) + 1n, random(10n)];
      const total = random(2_000_000_000n) - 1_000_000_000n;
      const parts = splitByWeights(total, weights, n % 3);
      if (parts[0]! + parts[1]! + parts[2]! !== total) wrong += 1;
    }
    expect(wrong).toBe(0);
  });

  it('gives the remainder to its owner and every other part no more than its share', () => {
    const weights = fc
      .array(fc.bigInt(0n, 10_000n), { minLength: 1, maxLength: 8 })
      .filter((list) => list.some((weight) => weight > 0n));
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), weights, fc.nat(), (total, list, pick) => {
        const owner = pick % list.length;
        const sum = list.reduce((left, right) => left + right, 0n);
        splitByWeights(total, list, owner).forEach((part, index) => {
          if (index !== owner) expect(part).toBe((total * list[index]!) / sum);
          else expect(part * sum).toBeGreaterThanOrEqual(total * list[index]! - sum);
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['no weight', [], 0],
    ['only zeros', [0n, 0n], 0],
    ['a negative one', [5n, -1n], 0],
    ['an owner who is not there', [1n, 1n], 2],
  ])('refuses %s', (_, weights, owner) => {
    expect(() => splitByWeights(10n, weights, owner)).toThrow(RangeError);
  });
});

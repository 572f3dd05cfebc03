import {
  amountProblem,
  payableAmount,
  normalizeAmount,
  quickAmounts,
} from '@/components/cashier/amount-rules';
import type { Withdrawal } from '@/components/cashier/types';
import { timelineOf } from '@/components/cashier/withdraw/timeline';
import { daysBefore, isValidPeriod, lastDays, dayCount, shiftPeriod } from '@/components/records/period';
import { parseStudioRound, verifierFragment } from '@/components/records/bets/round-details';

const LIMITS = { minimum: '10.00', maximum: '1000.00' };
const BAHT = { currency: 'THB', locale: 'en' };

describe('amountProblem', () => {
  test.each([
    ['', 'REQUIRED'],
    ['1,00', 'AMOUNT_FORMAT'],
    ['10,00.00', 'AMOUNT_FORMAT'],
    ['1e3', 'AMOUNT_FORMAT'],
    ['0.00001', 'AMOUNT_DECIMALS'],
    ['250.505', 'AMOUNT_DECIMALS'],
    ['250.5055', 'AMOUNT_DECIMALS'],
    ['-5', 'AMOUNT_POSITIVE'],
    ['0', 'AMOUNT_POSITIVE'],
    ['9.9999', 'TOO_SMALL'],
    ['1000.01', 'TOO_BIG'],
    ['1,000,000.00', 'TOO_BIG'],
    ['99999999999999999999', 'TOO_BIG'],
  ])('refuses %j with %s', (text, code) => {
    expect(amountProblem(text, LIMITS, BAHT)?.code).toBe(code);
  });

  test('accepts amounts within the limits and at both limits', () => {
    for (const text of ['10', '10.00', '999.9900', ' 1000 ', '1,000', '1,000.00', '๑๐๐'])
      expect(amountProblem(text, LIMITS, BAHT)).toBeUndefined();
  });

  test('refuses more than the available balance', () => {
    expect(amountProblem('500', { ...LIMITS, available: '499.99' }, BAHT)).toEqual({
      code: 'TOO_BIG',
      values: { maximum: '฿499.99' },
    });
    // Above the channel's maximum too: the message names the lower limit.
    expect(amountProblem('5000', { ...LIMITS, available: '499.99' }, BAHT)?.values).toEqual({
      maximum: '฿499.99',
    });
    expect(amountProblem('5000', { ...LIMITS, available: '2000' }, BAHT)?.values).toEqual({
      maximum: '฿1,000.00',
    });
  });

  test('writes a limit in the language of the page', () => {
    const limits = { minimum: '1000', maximum: '50000' };
    expect(amountProblem('1', limits, BAHT)?.values).toEqual({ minimum: '฿1,000.00' });
    expect(amountProblem('60000', limits, { ...BAHT, locale: 'vi' })?.values).toEqual({
      maximum: '50.000,00\u00a0฿',
    });
  });

  test('allows the decimals of the currency, as the server does', () => {
    const dong = { currency: 'VND', locale: 'en' };
    expect(amountProblem('250.5', LIMITS, dong)).toEqual({ code: 'AMOUNT_DECIMALS', values: { digits: 0 } });
    expect(amountProblem('250.555', LIMITS, BAHT)).toEqual({
      code: 'AMOUNT_DECIMALS',
      values: { digits: 2 },
    });
    expect(amountProblem('250.00', LIMITS, dong)).toBeUndefined();
  });
});

describe('normalizeAmount', () => {
  test('converts digits of other scripts', () => {
    expect(normalizeAmount('٢٥٠٫٥')).toBe('250.5');
    expect(normalizeAmount('۱۲۳')).toBe('123');
  });
});

describe('quickAmounts', () => {
  test('stay within the limits', () => {
    expect(quickAmounts(LIMITS, BAHT)).toEqual(['100', '500', '1000']);
    expect(quickAmounts({ ...LIMITS, available: '99' }, BAHT)).toEqual([]);
  });

  test('begin with what people usually pay in the currency', () => {
    const limits = { minimum: '1', maximum: '999999999' };
    expect(quickAmounts(limits, BAHT)).toEqual(['100', '500', '1000', '5000', '10000']);
    expect(quickAmounts(limits, { currency: 'VND', locale: 'en' })[0]).toBe('100000');
    expect(quickAmounts(limits, { currency: 'USD', locale: 'en' })[0]).toBe('10');
  });
});

describe('payableAmount', () => {
  test('rounds down to whole coins of the currency', () => {
    expect(payableAmount('20491.656', 'THB')).toBe('20491.65');
    expect(payableAmount('20491.656', 'VND')).toBe('20491.00');
    expect(payableAmount('0.009', 'THB')).toBe('0.00');
  });
});

describe('periods of records', () => {
  test('the last days of a zone end with today', () => {
    const at = new Date('2026-11-21T17:30:00Z');
    expect(lastDays(7, 'Asia/Shanghai', at)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(lastDays(1, 'UTC', at)).toEqual({ from: '2026-11-21', to: '2026-11-21' });
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  });

  test('a period moves by its own length, at most to today', () => {
    const week = { from: '2026-03-01', to: '2026-03-07' };
    expect(shiftPeriod(week, -1, '2026-03-31')).toEqual({ from: '2026-02-22', to: '2026-02-28' });
    expect(shiftPeriod(week, 1, '2026-03-31')).toEqual({ from: '2026-03-08', to: '2026-03-14' });
    expect(shiftPeriod(week, 1, '2026-03-10')).toEqual({ from: '2026-03-04', to: '2026-03-10' });
  });

  test('periods that the server refuses are invalid', () => {
    expect(dayCount({ from: '2026-01-01', to: '2026-04-02' })).toBe(92);
    expect(isValidPeriod({ from: '2026-01-01', to: '2026-04-02' })).toBe(true);
    expect(isValidPeriod({ from: '2026-01-01', to: '2026-04-03' })).toBe(false);
    expect(isValidPeriod({ from: '2026-01-02', to: '2026-01-01' })).toBe(false);
    expect(isValidPeriod({ from: '', to: '2026-01-01' })).toBe(false);
  });
});

const REQUESTED: Withdrawal = {
  id: '50001',
  channel: 'bank',
  payee: { bank: 'B', holder: 'H', numberTail: '1234' },
  currency: 'THB',
  amount: '100.00',
  fee: '0.00',
  payout: '100.00',
  status: 'requested',
  createdAt: '2026-11-21T10:00:00Z',
  approvedAt: null,
  paidAt: null,
  paymentReference: null,
  rejectedAt: null,
  cancelledAt: null,
  reason: null,
  confirmBy: null,
  confirmedAt: null,
  confirmedHow: null,
  receivedAmount: null,
  remainingAmount: null,
  proofId: null,
  resolvedAt: null,
};

describe('timelineOf a withdrawal', () => {
  const at = '2026-11-21T11:00:00Z';
  const paid = { ...REQUESTED, approvedAt: at, paidAt: at };
  const steps = (withdrawal: Withdrawal) => timelineOf(withdrawal).map(({ key, tone }) => `${key}:${tone}`);

  test.each<[string, Withdrawal, string[]]>([
    ['requested', REQUESTED, ['requested:done', 'approved:next', 'paid:next', 'received:next']],
    [
      'rejected at once',
      { ...REQUESTED, status: 'rejected', rejectedAt: at },
      ['requested:done', 'rejected:bad'],
    ],
    [
      'rejected after its approval',
      { ...REQUESTED, approvedAt: at, status: 'rejected', rejectedAt: at },
      ['requested:done', 'approved:done', 'rejected:bad'],
    ],
    [
      'cancelled after its approval',
      { ...REQUESTED, approvedAt: at, status: 'cancelled', cancelledAt: at },
      ['requested:done', 'approved:done', 'cancelled:bad'],
    ],
    ['paid', { ...paid, status: 'paid' }, ['requested:done', 'approved:done', 'paid:done', 'received:next']],
    [
      'partly received',
      { ...paid, status: 'partial', confirmedAt: at },
      ['requested:done', 'approved:done', 'paid:done', 'partial:bad'],
    ],
    [
      'forced',
      { ...paid, status: 'received', confirmedHow: 'forced', confirmedAt: at, resolvedAt: at },
      ['requested:done', 'approved:done', 'paid:done', 'forced:done'],
    ],
    [
      'refunded',
      { ...paid, status: 'refunded', confirmedAt: at, resolvedAt: at },
      ['requested:done', 'approved:done', 'paid:done', 'refunded:done'],
    ],
  ])('%s', (_, withdrawal, expected) => {
    expect(steps(withdrawal)).toEqual(expected);
  });
});

describe('details of a studio round', () => {
  const studio = {
    engine: 'slots',
    model: 'trio-one',
    theme: 'tea-road',
    commitment: 'ab',
    clientSeed: 'seed-1',
    nonce: 3,
  };
  const spin = { nonce: 3, kind: 'paid', payout: '1.00', steps: [] };

  test('have their spins in order, up to the first that is missing', () => {
    const round = parseStudioRound({
      studio,
      spin0: spin,
      spin1: { ...spin, kind: 'freeSpins' },
      spin3: spin,
    });
    expect(round?.spins.map(({ kind }) => kind)).toEqual(['paid', 'freeSpins']);
    expect(round?.terms.look).toBe('tea-road');
  });

  test('are undefined for a round of another vendor', () => {
    expect(parseStudioRound({})).toBeUndefined();
    expect(parseStudioRound({ studio: 'no', spin0: spin })).toBeUndefined();
  });

  test('fill the link to the verifier, with the server seed only if it is published', () => {
    const { terms: facts } = parseStudioRound({ studio, spin0: spin })!;
    const query = verifierFragment(facts, { stake: '2.00', payout: '1.00' });
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      model: 'trio-one',
      look: 'tea-road',
      hash: 'ab',
      client: 'seed-1',
      nonce: '3',
      stake: '2.00',
      payout: '1.00',
    });
    expect(verifierFragment(facts, { stake: '2.00', payout: '1.00' }, 'cd')).toContain('server=cd');
  });
});

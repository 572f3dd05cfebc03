/** A bill explains itself: the shown numbers recompute its amount, and days, members and bets sum to its figures. */
import fc from 'fast-check';
import { explain } from '@/lib/agents/bills/explanation';
import { explainBets, explainBill, explainMembers, readBills, readIncome } from '@/lib/agents/bills/loaders';
import { requireOwnBill } from '@/lib/agents/bills/policy';
import { toWireFormula, toWireTiers, type WireExplainedBill } from '@/lib/agents/bills/wire';
import { computeEarned, netLossOf, type TeamFigures, type Terms } from '@/lib/agents/contracts/terms';
import { NOTHING } from '@/lib/agents/settlement/figures';
import { settleDue } from '@/lib/agents/settlement/jobs';
import { formatDecimal, units, type Amount } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { dayStart } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { countAt, join, move, play, sign, voidBet } from './world';

const held = useTestDatabase();
afterAll(() => setClock(undefined));

/** A decimal as a fraction of integers. */
const fraction = (text: string): { n: bigint; d: bigint } => {
  const [, sign = '', whole = '0', digits = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)!;
  const n = BigInt(whole + digits);
  return { n: sign ? -n : n, d: 10n ** BigInt(digits.length) };
};

/** What a reader with a calculator gets from the shown formula: rounded half up to the coin, as a decimal. */
function recompute({ parts, fixed, coin }: WireExplainedBill['formula']): string {
  let sum = fraction(fixed);
  for (const part of parts) {
    const [amount, rate] = [fraction(part.amount), fraction(part.rate)];
    const share = part.share && [fraction(part.share.netLoss), fraction(part.share.ofTier)];
    const n = amount.n * rate.n * (share ? share[0]!.n * share[1]!.d : 1n);
    const d = amount.d * rate.d * 100n * (share ? share[0]!.d * share[1]!.n : 1n);
    sum = { n: sum.n * d + n * sum.d, d: sum.d * d };
  }
  const unit = fraction(coin);
  const coins = (2n * sum.n * unit.d + sum.d * unit.n) / (2n * sum.d * unit.n);
  return formatDecimal((coins * unit.n * 10_000n) / unit.d);
}

const money = fc.bigInt(0n, 50_000_000_000n);
const figuresArbitrary = fc.record<TeamFigures>({
  rounds: fc.nat(10_000),
  stake: money,
  payout: money,
  validBet: money,
  rebates: fc.bigInt(0n, 10_000_000n),
  promotions: fc.bigInt(0n, 10_000_000n),
  fees: fc.bigInt(0n, 10_000_000n),
  active: fc.nat(30),
  wonBets: money,
  lostBets: money,
});
const tierArbitrary = fc.record({
  validBet: money,
  netLoss: fc.bigInt(0n, 20_000_000_000n),
  active: fc.nat(20),
  rate: fc.integer({ min: 0, max: 1_000_000 }),
  amount: fc.bigInt(0n, 1_000_000n),
}) as fc.Arbitrary<Terms['tiers'][number]>;
const termsArbitrary: fc.Arbitrary<Terms> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('daily' as const, 'hourly' as const),
    period: fc.constant(null),
    tierMode: fc.constant(null),
    tiers: fc.array(tierArbitrary, { minLength: 1, maxLength: 6 }),
    realtime: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('dividend' as const),
    period: fc.constant('W' as const),
    tierMode: fc.constantFrom('fixed' as const, 'floating' as const),
    tiers: fc.array(tierArbitrary, { minLength: 1, maxLength: 6 }),
    realtime: fc.constant(null),
  }),
  fc.record({
    kind: fc.constant('realtime' as const),
    period: fc.constant(null),
    tierMode: fc.constant(null),
    tiers: fc.constant([]),
    realtime: fc.record({
      profitRate: fc.integer({ min: 0, max: 1_000_000 }),
      lossRate: fc.integer({ min: 0, max: 1_000_000 }),
      singleBet: money as fc.Arbitrary<Amount>,
    }),
  }),
);

const WITHOUT_NET_LOSS: Terms = {
  kind: 'daily',
  period: null,
  tierMode: null,
  tiers: [{ validBet: 0n, netLoss: 0n, active: 0, rate: 0, amount: 0n }] as unknown as Terms['tiers'],
  realtime: null,
};
const NO_FIGURES: TeamFigures = { ...NOTHING, active: 0 };
const NO_COSTS = { rebates: false, promotions: false, fees: false };

test('the shown formula recomputes the amount of every bill, and tells which tiers are reached', () => {
  fc.assert(
    fc.property(
      termsArbitrary,
      figuresArbitrary,
      fc.bigInt(-5_000_000_000n, 0n),
      fc.record({ rebates: fc.boolean(), promotions: fc.boolean(), fees: fc.boolean() }),
      fc.constantFrom(100n, 10_000n),
      (terms, figures, carried, costs, coin) => {
        const carriedIn = terms.kind === 'dividend' ? carried : 0n;
        const earned = computeEarned(terms, { figures, costs, carriedIn, carry: true, coin });
        const explanation = explain(terms, { figures, costs, carriedIn });
        expect(recompute(toWireFormula(explanation, coin))).toBe(formatDecimal(earned.amount));
        expect(explanation.ownNetLoss).toBe(netLossOf(figures, costs));
        const tiers = toWireTiers(explanation);
        expect(tiers.filter(({ pays }) => pays).map(({ no }) => no)).toEqual(
          earned.tier === null ? [] : [earned.tier],
        );
        for (const tier of tiers) {
          const { validBet, netLoss, active } = tier.missing;
          const nothingMissing = fraction(validBet).n === 0n && fraction(netLoss).n === 0n && active === 0;
          expect(tier.reached).toBe(nothingMissing && !explanation.withoutLoss);
        }
      },
    ),
    {
      numRuns: depth(300, 20_000),
      // A tier that asks for no net loss is reached where the costs exceed what members lost.
      examples: [[WITHOUT_NET_LOSS, { ...NO_FIGURES, fees: 1n }, 0n, { ...NO_COSTS, fees: true }, 100n]],
    },
  );
});

test('conventions of the trade: fixed at 3% pays 750, floating at 5% of a tier of 30,000 pays 1,041.67', () => {
  const figures: TeamFigures = {
    ...NO_FIGURES,
    rounds: 1,
    stake: units(800_000),
    payout: units(775_000),
    validBet: units(800_000),
    active: 5,
  };
  const costs = { rebates: true, promotions: true, fees: true };
  const dividend = (tierMode: 'fixed' | 'floating', rate: number, netLoss: number): Terms => ({
    kind: 'dividend',
    period: 'M',
    tierMode,
    tiers: [{ validBet: units(500_000), netLoss: units(netLoss), active: 5, rate, amount: units(0) }],
    realtime: null,
  });
  const shown = (terms: Terms) => {
    const formula = toWireFormula(explain(terms, { figures, costs, carriedIn: 0n }), 100n);
    return [formula.exact, recompute(formula)];
  };
  expect(shown(dividend('fixed', 30_000, 20_000))).toEqual(['750.00', '750.00']);
  expect(shown(dividend('floating', 50_000, 30_000))).toEqual(['1041.6666666666', '1041.67']);
});

test('days, members and bets sum to the figures; each sees only what concerns them', async () => {
  const day = (name: string, after = 0) => dayStart(name, settlementZone(), after);
  const HOUR = 3_600_000;
  const from = day('2026-03-02');
  const at = (hours: number) => new Date(from.getTime() + hours * HOUR);
  setClock(from);
  const top = await join(held.db, null, 1);
  const other = await join(held.db, null, 1);
  const agent = await join(held.db, top, 2);
  const low = await join(held.db, agent, 2);
  const [one, two, mover] = [await join(held.db, agent), await join(held.db, low), await join(held.db, low)];
  const weekly = (rate: number): Terms => ({
    kind: 'dividend',
    period: 'W',
    tierMode: 'fixed',
    tiers: [
      { validBet: units(100), netLoss: units(0), active: 1, rate, amount: units(1) },
      { validBet: units(90_000), netLoss: units(5_000), active: 9, rate: rate * 2, amount: units(0) },
    ],
    realtime: null,
  });
  await sign(held.db, { agentId: top, uplineId: null, from, terms: weekly(60_000) });
  await sign(held.db, { agentId: agent, uplineId: top, from, terms: weekly(40_000) });
  await sign(held.db, { agentId: low, uplineId: agent, from, terms: weekly(10_000) });
  const rounds = await play(held.ownerUrl, [
    { memberId: one, at: at(1), stake: 500, payout: 120.5 },
    { memberId: one, at: at(30), stake: 40, payout: 0 },
    { memberId: two, at: at(31), stake: 260, payout: 300 },
    { memberId: mover, at: at(2), stake: 70, payout: 10 },
    { memberId: mover, at: at(100), stake: 999, payout: 0 },
  ]);
  await move(held.ownerUrl, mover, other, at(50));
  await countAt(held.db, new Date(day('2026-03-09').getTime() + 60_000));
  await settleDue(held.db);
  await voidBet(held.ownerUrl, rounds[0]!);
  await countAt(held.db, new Date(day('2026-03-16').getTime() + 60_000));
  await settleDue(held.db);

  const list = await readBills(held.db, agent, {
    side: 'own',
    from: '2026-03-01',
    to: '2026-03-31',
    pageNum: 1,
    pageSize: 10,
  });
  expect(list.list).toHaveLength(2);
  const first = await requireOwnBill(held.db, agent, BigInt(list.list[1]!.id));
  const shown = await explainBill(held.db, first.bill, first.reader);
  expect(shown.bill.validBet).toBe('870.00');
  expect(recompute(shown.formula)).toBe(shown.bill.earned);
  const total = (rows: readonly { validBet: string; stake: string; payout: string }[]) =>
    (['stake', 'payout', 'validBet'] as const).map((key) =>
      formatDecimal(
        rows.reduce((sum, row) => sum + (fraction(row[key]).n * 10_000n) / fraction(row[key]).d, 0n),
      ),
    );
  const figures = total([shown.figures]);
  expect(total(shown.days)).toEqual(figures);
  expect(shown.days.map((entry) => entry.day)).toEqual(['2026-03-02', '2026-03-03']);
  const members = await explainMembers(held.db, first.bill, { pageNum: 1, pageSize: 50 });
  expect(total(members.list)).toEqual(figures);
  expect(members.list.map(({ member, isActive }) => [member.id, isActive])).toEqual([
    [String(one), true],
    [String(two), true],
    [String(mover), false],
  ]);
  const bets = await explainBets(held.db, first.bill, { memberId: mover, size: 10 }, 'en');
  expect(bets.list.map(({ stake }) => stake)).toEqual(['70.00']);
  await expect(explainBets(held.db, first.bill, { memberId: other, size: 10 }, 'en')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });

  // What was passed on is in the bills below; own share = allocated − passed on.
  const passed = shown.passedOn!.map(({ allocated }) => allocated);
  expect(passed).toEqual([shown.bill.passedOn]);
  // The void is a line of the next bill, and the sum is what is due.
  const second = await explainBill(
    held.db,
    (await requireOwnBill(held.db, agent, BigInt(list.list[0]!.id))).bill,
    'agent',
  );
  expect(second.corrections).toMatchObject([{ billId: shown.bill.id, validBet: '370.00' }]);
  const sumOf = (...texts: string[]) =>
    formatDecimal(texts.reduce((sum, text) => sum + (fraction(text).n * 10_000n) / fraction(text).d, 0n));
  expect(
    sumOf(second.bill.earned, ...second.corrections.map(({ amount }) => amount), second.correctionsBefore),
  ).toBe(sumOf(second.bill.due, second.correctionsLeft));

  // The upline sees the bill that is paid out of the own one, without what is passed on below; others see nothing.
  const asUpline = await requireOwnBill(held.db, top, first.bill.id);
  expect(await explainBill(held.db, asUpline.bill, asUpline.reader)).toMatchObject({
    passedOn: null,
    bill: { passedOn: null, ownShare: null, earned: shown.bill.earned },
  });
  for (const stranger of [low, one, other])
    await expect(requireOwnBill(held.db, stranger, first.bill.id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    });
  await expect(requireOwnBill(held.db, agent, 999_999n)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const below = await readBills(held.db, top, {
    side: 'downline',
    from: '2026-03-01',
    to: '2026-03-31',
    pageNum: 1,
    pageSize: 10,
  });
  expect(new Set(below.list.map((bill) => bill.agent.id))).toEqual(new Set([String(agent)]));
  // Somebody else's member as a filter finds nothing.
  expect(
    (
      await readBills(held.db, top, {
        side: 'downline',
        memberId: low,
        from: '2026-03-01',
        to: '2026-03-31',
        pageNum: 1,
        pageSize: 10,
      })
    ).list,
  ).toEqual([]);

  const income = await readIncome(held.db, agent, { from: '2026-03-01', to: '2026-03-31' });
  expect(income.days.map(({ day: name }) => name)).toEqual(['2026-03-08']);
  expect(income.summary.ownShare).toBe(shown.bill.ownShare);
});

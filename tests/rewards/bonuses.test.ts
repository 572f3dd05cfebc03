/** Bonuses that operators configure: what is given, once for each event, within budget and counts (docs/decisions/0115). */
import fc from 'fast-check';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { inTransaction, sql } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { formatDecimal, units, type Amount } from '@/lib/money/amount';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { excludeMyself } from '@/lib/protection/exclusions/commands';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { settlementZone } from '@/lib/reporting/settlement';
import {
  createBonus,
  decideBonus,
  enterCode,
  explainBonus,
  giveBonus,
  publishBonus,
  recordBonusEvent,
  updateBonus,
} from '@/lib/rewards/bonuses/commands';
import { grantBonusMoney } from '@/lib/rewards/bonus-money/commands';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { runBonuses } from '@/lib/rewards/bonuses/jobs';
import { lastPeriod, nextPeriod } from '@/lib/rewards/bonuses/periods';
import { getBonus, listDecisions } from '@/lib/rewards/bonuses/queries';
import { amountOf, failedOf, stateOf } from '@/lib/rewards/bonuses/rules';
import { MAX_OFFERS } from '@/lib/rewards/bonuses/constants';
import { listOffers } from '@/lib/rewards/bonuses/offers';
import { bonusRule } from '@/lib/rewards/bonuses/schema';
import type { BonusContent, BonusRule } from '@/lib/rewards/bonuses/types';
import { listRewards } from '@/lib/rewards/centre/queries';
import { withdraw } from '@/lib/rewards/withdrawals/commands';
import { createFundedMember, PAYMENT_PASSWORD } from '../support/cashier';
import { asOwner, rowsRead, useTestDatabase } from '../support/database';
import { depth } from '../support/depth';
import { openTable, seat } from '../support/players';

const held = useTestDatabase();
const DAY = 86_400_000;
const START = new Date('2026-03-10T12:00:00Z');
let count = 0;

beforeAll(() =>
  asOwner(held.ownerUrl, async (client) => {
    await client.query(`INSERT INTO cashier.channel (kind, code, adapter, names, enabled) VALUES
      ('deposit', 'bonus-in', 'instant', '{"en": "In"}', true)`);
    await client.query(`INSERT INTO cashier.channel_currency (channel_id, currency, minimum, maximum)
      SELECT id, 'THB', 10000, 1000000000 FROM cashier.channel WHERE code = 'bonus-in'`);
  }),
);
beforeEach(() => setClock(START));
afterEach(() => sql`UPDATE rewards.bonus SET published = false`.execute(held.db));
afterAll(() => setClock(undefined));

const RULE: BonusRule = {
  minimum: '',
  ordinal: 0,
  period: 'day',
  event: 'vip',
  payout: 'money',
  amount: { kind: 'fixed', amount: '50' },
  wagering: { multiple: '0', stakeCap: '', days: 0, weights: {} },
  freeRounds: null,
  claimDays: 7,
  groupId: '',
  segmentId: '',
  minLevel: 0,
  countries: [],
  languages: [],
  newWithinDays: 0,
  perMember: 0,
  onePer: [],
  exclusive: false,
};

async function bonus(
  { rule, ...more }: Partial<Omit<BonusContent, 'rule'>> & { rule?: Partial<BonusRule> } = {},
  published = true,
): Promise<bigint> {
  const id = await createBonus(held.db, {
    title: { en: 'A bonus' },
    terms: { en: 'Once' },
    trigger: 'deposit',
    code: null,
    startsAt: null,
    endsAt: null,
    budget: null,
    mostGrants: null,
    ...more,
    rule: bonusRule.parse({ ...RULE, ...rule }),
  });
  if (published) await publishBonus(held.db, id, 1, true);
  return id;
}

const member = async () => (await createMember(held.db, { account: `bonused${++count}` })).id;
const deposit = (holder: Awaited<ReturnType<typeof createFundedMember>>, amount: number) =>
  requestDeposit(held.db, holder, {
    channel: 'bonus-in',
    amount: units(amount),
    requestId: crypto.randomUUID(),
  });
const amounts = async (memberId: bigint) =>
  (await listRewards(held.db, memberId, { size: 50 })).list
    .map(({ payout }) => formatDecimal(payout.amount))
    .sort();
const totals = async (id: bigint) => {
  const { granted, grants } = await getBonus(held.db, id);
  return { granted: formatDecimal(granted), grants };
};

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'OK';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('the amount of a bonus', () => {
  const base = fc.bigInt({ min: 0n, max: 10n ** 15n }).map((value) => value as Amount);
  const part = fc.integer({ min: 1, max: 10_000_000 }).map((value) => formatDecimal(BigInt(value)));

  test('as a share is at most the share and the maximum, less than a coin below them, and grows with its base', () => {
    fc.assert(
      fc.property(base, base, part, fc.option(part, { nil: '' }), (one, other, percent, most) => {
        const rule = { payout: 'money' as const, amount: { kind: 'percent' as const, percent, most } };
        const [small, large] = (one < other ? [one, other] : [other, one]) as [Amount, Amount];
        const given = amountOf(rule, small, 'THB');
        const share = (small * BigInt(Math.round(Number(percent) * 10_000))) / 1_000_000n;
        const cap = most === '' ? share : BigInt(Math.round(Number(most) * 10_000));
        const limit = share < cap ? share : cap;
        expect(given <= limit && given > limit - 100n && given % 100n === 0n).toBe(true);
        expect(given <= amountOf(rule, large, 'THB')).toBe(true);
      }),
      { numRuns: depth(500, 20_000) },
    );
  });

  test('as a ladder is that of the highest step that is reached, whatever their order', () => {
    const steps = [
      { from: '5000', amount: '300' },
      { from: '500', amount: '20' },
      { from: '1000', amount: '50' },
    ];
    const of = (value: number) =>
      amountOf({ payout: 'money', amount: { kind: 'ladder', steps } }, units(value), 'THB');
    expect([499, 500, 999, 1_000, 4_999, 5_000, 90_000].map((value) => of(value) / 10_000n)).toEqual([
      0n,
      20n,
      20n,
      50n,
      50n,
      300n,
      300n,
    ]);
  });
});

test('the state of a bonus says whether it gives something now', () => {
  const at = new Date('2026-05-05T12:00:00Z');
  const [before, after] = [new Date(at.getTime() - 1), new Date(at.getTime() + 1)];
  const base = { published: true, startsAt: null, endsAt: null, budget: null, mostGrants: null };
  const state = (more: object) => stateOf({ ...base, granted: 50n, grants: 5, ...more } as never, at);
  expect(state({ published: false, endsAt: before })).toBe('draft');
  expect(state({})).toBe('given');
  expect(state({ startsAt: after })).toBe('coming');
  expect([state({ endsAt: at }), state({ endsAt: after })]).toEqual(['over', 'given']);
  expect([state({ budget: 50n }), state({ mostGrants: 5 }), state({ budget: 51n, mostGrants: 6 })]).toEqual([
    'used',
    'used',
    'given',
  ]);
});

test('periods follow one another without a gap, and end before the day they are over on', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.constantFrom('day', 'week', 'month' as const), (at, kind) => {
      const period = kind as 'day';
      const [last, current] = [lastPeriod(at, period), nextPeriod(at, period)];
      expect(last.until < at && current.from <= at && at <= current.until).toBe(true);
      expect(Date.parse(current.from) - Date.parse(last.until)).toBe(DAY);
    }),
  );
});

describe('a bonus for deposits', () => {
  test('is given for the deposit that it is for, once, however often the job runs', async () => {
    const first = await bonus({
      rule: { ordinal: 1, minimum: '100', amount: { kind: 'percent', percent: '100', most: '1000' } },
    });
    const any = await bonus({ rule: { amount: { kind: 'ladder', steps: [{ from: '300', amount: '10' }] } } });
    const holder = await createFundedMember(held.db);
    await deposit(holder, 250);
    await deposit(holder, 400);
    await Promise.all(Array.from({ length: 6 }, () => runBonuses(held.db)));
    await runBonuses(held.db);
    expect(await amounts(holder.memberId)).toEqual(['10.00', '250.00']);
    expect([await totals(first), await totals(any)]).toEqual([
      { granted: '250.00', grants: 1 },
      { granted: '10.00', grants: 1 },
    ]);
    // The first deposit was no occasion for another: the refusal of 250 names the condition.
    expect((await listDecisions(held.db, any, 9)).map(({ failed }) => failed).sort()).toEqual([
      [],
      ['amount'],
    ]);
  });

  test('counts nothing from before it was published', async () => {
    const holder = await createFundedMember(held.db);
    await deposit(holder, 500);
    advanceClock(1);
    await bonus();
    await runBonuses(held.db);
    expect(await amounts(holder.memberId)).toEqual([]);
  });

  test('never exceeds its budget and its count, when many deposits come at once', async () => {
    const budget = await bonus({ budget: units(120) });
    const few = await bonus({ mostGrants: 3, rule: { amount: { kind: 'fixed', amount: '7' } } });
    const holders = await Promise.all(Array.from({ length: 8 }, () => createFundedMember(held.db)));
    await Promise.all(holders.map((holder) => deposit(holder, 100)));
    await Promise.all(Array.from({ length: 4 }, () => runBonuses(held.db)));
    expect([await totals(budget), await totals(few)]).toEqual([
      { granted: '100.00', grants: 2 },
      { granted: '21.00', grants: 3 },
    ]);
  });

  test('is not given to excluded members, and once for each device and address', async () => {
    const id = await bonus({ rule: { onePer: ['device', 'address'], perMember: 1 } });
    const [one, same, excluded] = await Promise.all(
      Array.from({ length: 3 }, () => createFundedMember(held.db)),
    );
    const origin = {
      ip: '203.0.113.9',
      userAgent: 'jest',
      deviceId: 'device-of-a-household-1',
      country: undefined,
    };
    for (const holder of [one!, same!]) await startSession(held.db, holder.memberId, origin, false);
    await excludeMyself(held.db, excluded!.memberId, '1d').catch(() => undefined);
    await deposit(one!, 100);
    await runBonuses(held.db);
    await deposit(same!, 100);
    await deposit(one!, 100);
    await runBonuses(held.db);
    const decisions = await listDecisions(held.db, id, 9);
    expect(decisions.map(({ failed }) => failed)).toEqual(
      expect.arrayContaining([[], ['device', 'address'], ['perMember']]),
    );
    const explained = await explainBonus(
      held.db,
      await getBonus(held.db, id),
      excluded!.memberId,
      units(100),
    );
    expect(failedOf(explained)).toEqual(['standing']);
  });
});

describe('a code', () => {
  test('is given once to a member, by 20 parallel calls too', async () => {
    const code = 'JEST-CODE';
    const id = await bonus({ trigger: 'code', code, rule: { perMember: 1 } });
    const memberId = await member();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(enterCode(held.db, memberId, code))),
    );
    expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'BONUS_REFUSED')).toHaveLength(19);
    expect(await totals(id)).toEqual({ granted: '50.00', grants: 1 });
    expect(await codeOf(enterCode(held.db, memberId, 'NO-SUCH-CODE'))).toBe('INVALID_INPUT');
  });
});

test('registrations, events and giving by hand are each decided once', async () => {
  await runBonuses(held.db);
  const ids = [
    await bonus({ trigger: 'registration', rule: { amount: { kind: 'fixed', amount: '1' } } }),
    await bonus({ trigger: 'event', rule: { event: 'vip', amount: { kind: 'fixed', amount: '2' } } }),
    await bonus({ trigger: 'hand', rule: { amount: { kind: 'fixed', amount: '3' } } }),
  ];
  const memberId = await member();
  const report = () =>
    inTransaction(held.db, (tx) => recordBonusEvent(tx, { name: 'vip', event: 'rank:2', memberId }));
  await report();
  await report();
  await runBonuses(held.db);
  await report();
  advanceClock(60_000);
  await runBonuses(held.db);
  const give = () =>
    inTransaction(held.db, (tx) =>
      giveBonus(tx, { bonusId: ids[2]!, memberIds: [memberId], requestId: 'request-1' }),
    );
  expect(await give()).toEqual({ given: [memberId], refused: [] });
  expect(await give()).toEqual({ given: [memberId], refused: [] });
  expect(await amounts(memberId)).toEqual(['1.00', '2.00', '3.00']);
});

test('bonuses agree with their rewards, and a planted fault is found', async () => {
  const wrong = async () =>
    (await verifyLedger(held.db, REWARDS_CHECKS)).checks.find(({ name }) =>
      name.startsWith('a bonus has given'),
    )!.wrong;
  expect(await wrong()).toBe(0);
  const id = await bonus({}, false);
  await sql`UPDATE rewards.bonus SET granted = 1 WHERE id = ${id}`.execute(held.db);
  expect(await wrong()).toBe(1);
  await sql`UPDATE rewards.bonus SET granted = 0 WHERE id = ${id}`.execute(held.db);
});

test('a deposit that the member has withdrawn before the job came brings no bonus', async () => {
  await bonus({ rule: { wagering: { ...RULE.wagering, multiple: '20' } } });
  const holder = await createFundedMember(held.db, 100);
  await deposit(holder, 100);
  await asOwner(held.ownerUrl, (client) =>
    client.query(`WITH made AS (INSERT INTO cashier.channel (kind, code, adapter, names, enabled) VALUES
        ('withdraw', 'bonus-out', 'transfer', '{"en": "Out"}', true) RETURNING id)
      INSERT INTO cashier.channel_currency (channel_id, currency, minimum, maximum) SELECT id, 'THB', 10000, 1000000000 FROM made`),
  );
  await withdraw(held.db, holder, {
    channel: 'bonus-out',
    amount: units(200),
    paymentPassword: PAYMENT_PASSWORD,
    requestId: crypto.randomUUID(),
  });
  await runBonuses(held.db);
  expect(await amounts(holder.memberId)).toEqual([]);
  advanceClock(1_000);
  await deposit(holder, 100);
  await runBonuses(held.db);
  expect(await amounts(holder.memberId)).toEqual(['50.00']);
});

test('a loss of a period is given when the period has ended, with the rounds that are not rolled up, once', async () => {
  const table = await openTable(held.db, 'BONUSLOSS');
  await runBonuses(held.db);
  const id = await bonus({
    trigger: 'loss',
    rule: { period: 'day', minimum: '20', amount: { kind: 'percent', percent: '10', most: '' } },
  });
  const play = async (account: string, stake: number, payout: number) => {
    const player = await seat(held.db, table, account, 1_000);
    await table.port.settleRound({
      playerToken: player.playerToken,
      transactionId: account,
      roundId: account,
      stake: units(stake),
      payout: units(payout),
    });
    return player.memberId;
  };
  const loser = await play('loser', 300, 50);
  await rollUp(held.db, settlementZone());
  const second = await play('secondloser', 40, 0);
  const few = await play('fewlost', 19, 0);
  const winner = await play('winner', 10, 500);
  // Lost bonus money was not the member's: 1,000 of real money and 400 of a bonus.
  const mixed = await seat(held.db, table, 'mixed', 1_000);
  await inTransaction(held.db, (tx) =>
    grantBonusMoney(tx, {
      key: 'mixed',
      memberId: mixed.memberId,
      currency: 'THB',
      amount: units(400),
      multiple: '30',
    }),
  );
  await table.port.settleRound({
    playerToken: mixed.playerToken,
    transactionId: 'mixed',
    roundId: 'mixed',
    stake: units(1_400),
    payout: units(0),
  });
  await runBonuses(held.db);
  expect(await amounts(loser)).toEqual([]);
  advanceClock(DAY);
  await Promise.all([runBonuses(held.db), runBonuses(held.db)]);
  await runBonuses(held.db);
  expect(await Promise.all([loser, second, few, winner, mixed.memberId].map(amounts))).toEqual([
    ['25.00'],
    ['4.00'],
    [],
    [],
    ['100.00'],
  ]);
  expect(await totals(id)).toEqual({ granted: '129.00', grants: 3 });
});

describe('a bonus that was given', () => {
  const change = async (
    id: bigint,
    { rule, ...more }: Partial<Omit<BonusContent, 'rule'>> & { rule?: object },
  ) => {
    const before = await getBonus(held.db, id);
    const { version, title, terms, trigger, code, startsAt, endsAt, budget, mostGrants } = before;
    const kept = { title, terms, trigger, code, startsAt, endsAt, budget, mostGrants };
    const content = { ...kept, ...more, rule: { ...before.rule, ...rule } };
    return inTransaction(held.db, (tx) => updateBonus(tx, id, version, content)).then(
      () => undefined,
      (error: unknown) => (error instanceof AppError ? error.fields : Promise.reject(error as Error)),
    );
  };

  test('keeps its trigger, period and payout, so that no loss is paid under a second period', async () => {
    const summed = { trigger: 'loss', period: 'day' } as const;
    const rule = { amount: { kind: 'percent', percent: '10', most: '' } } as const;
    const id = await bonus({ trigger: 'loss', rule });
    const [memberId, other] = [await member(), await member()];
    const decide = (event: string, to: bigint) =>
      inTransaction(held.db, (tx) =>
        decideBonus(tx, id, { event, memberId: to, base: units(100), ordinal: 0, summed }),
      );
    // Nothing was given yet: a change is allowed, and a run that has summed days before it gives nothing any more.
    expect(await change(id, { rule: { period: 'week' } })).toBeUndefined();
    await publishBonus(held.db, id, 3, true);
    expect(await decide('loss:2026-03-09:1', memberId)).toBeUndefined();
    expect(await change(id, { rule: { period: 'day' } })).toBeUndefined();
    await publishBonus(held.db, id, 5, true);
    expect(await decide('loss:2026-03-09:1', memberId)).toMatchObject({ isGiven: true });

    const fixed = { code: 'BONUS_FIXED' };
    expect(await change(id, { rule: { period: 'week' } })).toEqual({ 'rule.period': fixed });
    expect(await change(id, { trigger: 'turnover' })).toEqual({ trigger: fixed });
    expect(await change(id, { rule: { payout: 'points' } })).toEqual({ 'rule.payout': fixed });
    expect(await getBonus(held.db, id)).toMatchObject({ version: 6, published: true });
    expect(await change(id, { rule: { minimum: '5' } })).toBeUndefined();
    await publishBonus(held.db, id, 7, true);
    expect(await decide('loss:2026-03-10:2', other)).toMatchObject({ isGiven: true });
    expect([await amounts(memberId), await amounts(other)]).toEqual([['10.00'], ['10.00']]);
  });

  test('has no budget and no count below what was given, and the error says how much that is', async () => {
    const id = await bonus({ trigger: 'hand' });
    const memberIds = [await member(), await member()];
    await inTransaction(held.db, (tx) => giveBonus(tx, { bonusId: id, memberIds, requestId: 'budgets' }));
    expect(await change(id, { budget: units(99) })).toEqual({
      budget: { code: 'BONUS_BUDGET_GIVEN', values: { given: '100.00' } },
    });
    expect(await change(id, { mostGrants: 1 })).toEqual({
      mostGrants: { code: 'BONUS_COUNT_GIVEN', values: { given: 2 } },
    });
    expect(await change(id, { budget: units(100), mostGrants: 2 })).toBeUndefined();
  });
});

describe('the bonuses that a member is shown', () => {
  test('are the newest ones that are open, for members whom they address', async () => {
    const ids: bigint[] = [];
    for (let place = 0; place < MAX_OFFERS + 3; place += 1)
      ids.push(await bonus({ endsAt: place === 5 ? START : null }));
    await bonus({ trigger: 'hand' });
    await bonus({ budget: units(10), rule: { amount: { kind: 'fixed', amount: '10' } } }, false);
    const memberId = await member();
    expect((await listOffers(held.db, memberId)).map(({ id }) => id)).toEqual(
      ids.filter((_, place) => place !== 5).slice(-MAX_OFFERS),
    );
    await sql`UPDATE rewards.bonus SET published = false`.execute(held.db);
    const [first, any, other] = [
      await bonus({ rule: { ordinal: 1 } }),
      await bonus({ rule: { perMember: 1 } }),
      await bonus({ rule: { countries: ['VN'] } }),
    ];
    expect((await listOffers(held.db, memberId)).map(({ id }) => id)).toEqual([first, any]);
    expect(other).toBeGreaterThan(any);
    await excludeMyself(held.db, memberId, '7d');
    expect(await listOffers(held.db, memberId)).toEqual([]);
  });

  test('do not cost more with every deposit', async () => {
    await bonus({ rule: { ordinal: 3 } });
    const { memberId } = await createFundedMember(held.db);
    await asOwner(held.ownerUrl, async (client) => {
      await client.query(
        `INSERT INTO cashier.deposit (member_id, channel, currency, amount, asked_amount, status, request_id, request_digest, reference,
                                      created_at, decided_at, ledger_id)
         SELECT $1, 'bonus-in', 'THB', 10000, 10000, 'approved', 'many-' || n, '\\x00', 'many-' || n, now(), now(),
                (SELECT max(t.id) FROM ledger.transaction t)
           FROM generate_series(1, 2000) n`,
        [String(memberId)],
      );
      await client.query('ANALYZE cashier.deposit');
    });
    expect(await rowsRead(held.db, 'cashier.deposit', (tx) => listOffers(tx, memberId))).toBeLessThan(300);
  });
});

/** Transfers within a line (docs/trust.md M10): who may send to whom, limits, races, the records of both sides. */
import fc from 'fast-check';
import { CASHIER_CHECKS } from '@/lib/cashier/checks';
import { listAccountRecords } from '@/lib/cashier/records/queries';
import { TRANSFER_SETTINGS } from '@/lib/cashier/transfers/constants';
import { transfer, transferVerified } from '@/lib/cashier/transfers/commands';
import { listTransfers, transferOptions } from '@/lib/cashier/transfers/queries';
import { assertWithinLimits } from '@/lib/cashier/transfers/rules';
import { setFlag } from '@/lib/content/commands';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { TRIAL_TYPE } from '@/lib/identity/account-types';
import { getBalance } from '@/lib/ledger/queries';
import { amount, units, type Amount } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { setOwnLimit } from '@/lib/protection/limits/commands';
import { beginExclusion } from '@/lib/protection/exclusions/commands';
import { useTestDatabase } from '../support/database';
import { PAYMENT_PASSWORD } from '../support/cashier';
import { fund } from '../support/players';

const held = useTestDatabase();
afterEach(() => setClock(undefined));

let count = 0;
const requestId = () => `transfer-${++count}`;

interface Member {
  id: bigint;
  account: string;
  currency: string;
}

async function member(type: number, upline?: Member, funds = 0): Promise<Member> {
  const account = `line${++count}`;
  const created = await createMember(held.db, {
    account,
    type,
    ...(upline && { uplineId: upline.id }),
    password: 'a bowl of noodles',
    paymentPassword: PAYMENT_PASSWORD,
  });
  if (funds > 0) await fund(held.db, created.id, created.currency, funds);
  return { id: created.id, account, currency: created.currency };
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'OK';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = Object.values(error.fields ?? {});
    return fields[0]?.code ?? error.code;
  }
}

const balanceOf = async ({ id }: Member) => (await getBalance(held.db, id)).available;

const failedChecks = async () => {
  const failed: string[] = [];
  for (const { name, query } of CASHIER_CHECKS) {
    const { rows } = await query.execute(held.db);
    if (rows[0]!.wrong > 0n) failed.push(name);
  }
  return failed;
};

beforeAll(async () => {
  for (const key of [TRANSFER_SETTINGS.upline, TRANSFER_SETTINGS.downline])
    await setFlag(held.db, key, true, false);
});

test('of all pairs, only a direct upline and members of the own line receive money', async () => {
  const top = await member(1, undefined, 1_000);
  const sub = await member(2, top, 1_000);
  const leaf = await member(0, sub, 1_000);
  const friend = await member(0, sub, 1_000);
  const stranger = await member(1, undefined, 1_000);
  // A player who was invited by a player is in nobody's line.
  const invited = await member(0, undefined, 1_000);
  const all = { top, sub, leaf, friend, stranger, invited };
  const allowed = new Set(['top>sub', 'top>leaf', 'top>friend', 'sub>leaf', 'sub>friend']);
  for (const [from, sender] of Object.entries(all))
    for (const [to, recipient] of Object.entries(all)) {
      const done = transferVerified(held.db, sender.id, {
        to: recipient.account.toUpperCase(),
        amount: units(10),
        requestId: requestId(),
      });
      const isAgent = ['top', 'sub', 'stranger'].includes(from);
      const expected = allowed.has(`${from}>${to}`) ? 'OK' : isAgent ? 'NOT_IN_LINE' : 'NON_AGENT_ACCOUNT';
      expect([from, to, await codeOf(done)]).toEqual([from, to, expected]);
    }
  for (const [from, expected] of [
    ['top', 'TRANSFER_CLOSED'],
    ['sub', 'OK'],
    ['leaf', 'OK'],
    ['stranger', 'TRANSFER_CLOSED'],
    ['invited', 'TRANSFER_CLOSED'],
  ] as const) {
    const before = await balanceOf(sub);
    const call = { amount: units(20), requestId: requestId() };
    expect([from, await codeOf(transferVerified(held.db, all[from].id, call))]).toEqual([from, expected]);
    // A leaf's upline is the agent directly above.
    if (from === 'leaf') expect(await balanceOf(sub)).toBe(before + units(20));
  }
  expect(
    await codeOf(
      transferVerified(held.db, top.id, { to: 'nobody-here', amount: units(10), requestId: requestId() }),
    ),
  ).toBe('NOT_IN_LINE');
  expect(await failedChecks()).toEqual([]);
});

test('20 parallel transfers of the whole balance: one', async () => {
  const agent = await member(1);
  const player = await member(0, agent, 500);
  const codes = await Promise.all(
    Array.from({ length: 20 }, () =>
      codeOf(transferVerified(held.db, player.id, { amount: units(500), requestId: requestId() })),
    ),
  );
  expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
  expect(codes.filter((code) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(19);
  expect([await balanceOf(player), await balanceOf(agent)]).toEqual([0n, units(500)]);
});

test('transfers in both directions at once lose and make nothing', async () => {
  const agent = await member(1, undefined, 300);
  const player = await member(0, agent, 300);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? transferVerified(held.db, player.id, { amount: units(10), requestId: requestId() })
        : transferVerified(held.db, agent.id, {
            to: player.account,
            amount: units(20),
            requestId: requestId(),
          }),
    ),
  );
  expect([await balanceOf(player), await balanceOf(agent)]).toEqual([units(400), units(200)]);
  expect(await failedChecks()).toEqual([]);
});

test('20 parallel sends of one request are one transfer, and other content conflicts', async () => {
  const agent = await member(1);
  const player = await member(0, agent, 500);
  const call = { amount: units(50), requestId: requestId() };
  const ids = await Promise.all(Array.from({ length: 20 }, () => transferVerified(held.db, player.id, call)));
  expect(new Set(ids).size).toBe(1);
  expect(await balanceOf(agent)).toBe(units(50));
  expect(await codeOf(transferVerified(held.db, player.id, { ...call, amount: units(60) }))).toBe(
    'IDEMPOTENCY_CONFLICT',
  );
});

test('20 parallel transfers never exceed the limit of the day, which begins anew at midnight of the settlement zone', async () => {
  setClock(new Date('2026-03-10T10:00:00Z'));
  await setFlag(held.db, TRANSFER_SETTINGS.perDay, 100, false);
  try {
    const agent = await member(1);
    const player = await member(0, agent, 5_000);
    const send = () =>
      codeOf(transferVerified(held.db, player.id, { amount: units(30), requestId: requestId() }));
    const codes = await Promise.all(Array.from({ length: 20 }, send));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(3);
    expect(codes.filter((code) => code === 'DAILY_AMOUNT')).toHaveLength(17);
    expect((await transferOptions(held.db, player.id)).leftToday).toBe(units(10));
    setClock(new Date('2026-03-11T10:00:00Z'));
    expect(await send()).toBe('OK');
  } finally {
    await setFlag(held.db, TRANSFER_SETTINGS.perDay, 50_000, false);
  }
});

test('a transfer is within the limits, whatever was sent before', () => {
  const money = fc.bigInt({ min: 0n, max: 1_000_000n }).map((value) => value as Amount);
  fc.assert(
    fc.property(money, money, money, money, money, (wanted, minimum, maximum, perDay, sent) => {
      const limits = { minimum, maximum, perDay };
      const isWithin =
        wanted >= minimum && wanted <= maximum && (perDay > sent ? perDay - sent : 0n) >= wanted;
      const check = () => assertWithinLimits(amount(wanted), limits, sent, 'THB');
      if (isWithin) expect(check).not.toThrow();
      else expect(check).toThrow(AppError);
    }),
  );
});

test('blocked, excluded and trial members neither send nor receive, and a closed site offers nothing', async () => {
  const agent = await member(1, undefined, 100);
  const resting = await member(0, agent, 100);
  const blocked = await member(0, agent, 100);
  await inTransaction(held.db, (tx) => beginExclusion(tx, resting.id, 'ever'));
  await held.db
    .updateTable('identity.member')
    .set({ status: 'disabled' })
    .where('id', '=', blocked.id)
    .execute();
  const trial = await createMember(held.db, { account: `trial${++count}`, type: TRIAL_TYPE });
  const up = (id: bigint) =>
    codeOf(transferVerified(held.db, id, { amount: units(10), requestId: requestId() }));
  const down = (to: Member) =>
    codeOf(
      transferVerified(held.db, agent.id, { to: to.account, amount: units(10), requestId: requestId() }),
    );
  expect(await up(trial.id)).toBe('NEED_TRUE_ACCOUNT');
  expect(await up(blocked.id)).toBe('FORBIDDEN');
  expect(await down(blocked)).toBe('RECIPIENT_UNAVAILABLE');
  expect(await up(resting.id)).toBe('MEMBER_EXCLUDED');
  expect(await down(resting)).toBe('RECIPIENT_UNAVAILABLE');
  await setFlag(held.db, TRANSFER_SETTINGS.downline, false, false);
  expect(await down(await member(0, agent))).toBe('TRANSFER_CLOSED');
  await setFlag(held.db, TRANSFER_SETTINGS.downline, true, false);
});

test('money from an agent counts as a deposit for the limits of the recipient, also if it comes at once', async () => {
  const agent = await member(1, undefined, 1_000);
  const player = await member(0, agent);
  await setOwnLimit(held.db, player.id, { kind: 'deposit', period: 'day', amount: units(100) });
  const codes = await Promise.all(
    Array.from({ length: 10 }, () =>
      codeOf(
        transferVerified(held.db, agent.id, {
          to: player.account,
          amount: units(40),
          requestId: requestId(),
        }),
      ),
    ),
  );
  expect(codes.filter((code) => code === 'OK')).toHaveLength(2);
  expect(codes.filter((code) => code === 'RECIPIENT_UNAVAILABLE')).toHaveLength(8);
  expect(await balanceOf(player)).toBe(units(80));
});

test('the payment password is needed', async () => {
  const agent = await member(1);
  const player = await member(0, agent, 100);
  const call = { amount: units(10), requestId: requestId(), paymentPassword: '000000' };
  await expect(transfer(held.db, player.id, call)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await transfer(held.db, player.id, { ...call, paymentPassword: PAYMENT_PASSWORD });
  expect(await balanceOf(agent)).toBe(units(10));
});

test('both sides have a record with the masked account of the other, a notice and a list', async () => {
  const agent = await member(1);
  const player = await member(0, agent, 100);
  await transferVerified(held.db, player.id, { amount: units(25), requestId: requestId() });
  const mask = ({ account }: Member) => `${account.slice(0, 2)}****${account.at(-1)}`;
  const page = { pageNum: 1, pageSize: 20 };
  for (const [own, other, sign, kind, notice] of [
    [player, agent, -1n, 'transferSent', 'transferSent'],
    [agent, player, 1n, 'transferReceived', 'transferReceived'],
  ] as const) {
    const query = { memberId: own.id, currency: own.currency, kind, ...page };
    const { list } = await listAccountRecords(held.db, query);
    expect(list).toMatchObject([{ amount: sign * units(25), meta: { from: mask(player), to: mask(agent) } }]);
    expect(await listTransfers(held.db, own.id, page)).toMatchObject({
      total: 1,
      list: [{ counterpart: mask(other), isSent: sign < 0n, amount: units(25) }],
    });
    const notices = await held.db
      .selectFrom('notices.notice')
      .select(['kind', 'detail'])
      .where('member_id', '=', own.id)
      .where('kind', '=', notice)
      .execute();
    expect(notices).toMatchObject([{ detail: { account: mask(other), amount: '25.00' } }]);
  }
});

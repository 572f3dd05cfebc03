import { approveDeposit } from '@/lib/cashier/deposits/commands';
import { TRANSFER_SETTINGS } from '@/lib/cashier/transfers/constants';
import { requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { setFlag } from '@/lib/content/commands';
import { inTransaction, sql } from '@/lib/db/client';
import { launchGame } from '@/lib/gateway/launch/commands';
import { createMember } from '@/lib/identity/commands';
import { post } from '@/lib/ledger/commands';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units } from '@/lib/money/amount';
import { advanceClock, now, setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { rollUp } from '@/lib/reporting/rollups/commands';
import { settlementZone } from '@/lib/reporting/settlement';
import { giveUpBonus, grantBonusMoney } from '@/lib/rewards/bonus-money/commands';
import { sweepBonuses } from '@/lib/rewards/bonus-money/jobs';
import { listBonuses } from '@/lib/rewards/bonus-money/queries';
import { claimReward, offerReward } from '@/lib/rewards/centre/commands';
import { REWARDS_CHECKS } from '@/lib/rewards/checks';
import { sendTransfer, withdraw } from '@/lib/rewards/withdrawals/commands';
import { depositTurnover, withdrawalConditions } from '@/lib/rewards/withdrawals/queries';
import { toWireConditions } from '@/lib/rewards/withdrawals/wire';
import { createFundedMember, PAYMENT_PASSWORD } from '../support/cashier';
import { asOwner, useTestDatabase, waitForBlockedQuery } from '../support/database';
import { openTable, type Table } from '../support/players';

const held = useTestDatabase();
const HOUR = 3_600_000;
let table: Table;
let serial = 0;

beforeAll(async () => {
  table = await openTable(held.db, 'TURN');
  await asOwner(held.ownerUrl, async (client) => {
    await client.query(`
      WITH made AS (INSERT INTO cashier.channel (kind, code, adapter, names, enabled)
        VALUES ('withdraw', 'turn-out', 'transfer', '{"en": "Out"}', true), ('deposit', 'turn-in', 'instant', '{"en": "In"}', true)
        RETURNING id)
      INSERT INTO cashier.channel_currency (channel_id, currency, minimum, maximum) SELECT id, 'THB', 10000, 1000000000 FROM made`);
  });
});
beforeEach(() => setClock(new Date('2026-03-10T12:10:00Z')));
afterAll(() => setClock(undefined));

type Member = Awaited<ReturnType<typeof createFundedMember>>;

const setMultiple = (multiple: number) =>
  asOwner(held.ownerUrl, (client) =>
    client.query(
      `INSERT INTO content.flag (key, value) VALUES ('cashier.depositTurnover', $1)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [JSON.stringify(multiple)],
    ),
  );

/** A deposit that was approved now. */
async function deposit({ memberId, currency }: Member, count: number): Promise<void> {
  const reference = `turnover-${++serial}`;
  const { transactionId } = await post(held.db, {
    key: reference,
    kind: 'deposit',
    currency,
    entries: [
      { account: { house: 'deposits:turn-in' }, amount: -units(count) },
      { account: { memberId, kind: 'main' }, amount: units(count) },
    ],
  });
  await asOwner(held.ownerUrl, (client) =>
    client.query(
      `INSERT INTO cashier.deposit (member_id, channel, currency, amount, asked_amount, request_id, request_digest, reference, status,
                                    created_at, decided_at, ledger_id)
       VALUES ($1, 'turn-in', $2, $3, $3, $4::text, sha256(convert_to($4::text, 'UTF8')), $4, 'approved', $5, $5, $6)`,
      [memberId, currency, units(count), reference, now(), transactionId],
    ),
  );
}

async function sitDown({ memberId, currency }: Member) {
  const player = { memberId, kind: 'member' as const, currency };
  const { launchToken } = await launchGame(held.db, { player, nodeId: table.nodeId, language: 'en' });
  return (await table.port.authenticate({ launchToken })).playerToken;
}

const bet = (playerToken: string, count: number) => {
  const id = `turn-${++serial}`;
  return table.port.settleRound({
    playerToken,
    transactionId: id,
    roundId: id,
    stake: units(count),
    payout: units(count),
  });
};

const request = (member: Member, count: number) =>
  withdraw(held.db, member, {
    channel: 'turn-out',
    amount: units(count),
    payeeId: member.payeeId,
    paymentPassword: PAYMENT_PASSWORD,
    requestId: `turn-${++serial}-${member.memberId}`,
  });

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'OK',
    (error: unknown) => (error instanceof AppError ? error.code : Promise.reject(error as Error)),
  );

const left = async ({ memberId }: Member) => (await depositTurnover(held.db, memberId)).left;

test('deposits must be staked once before a withdrawal; no bet counts twice, and none before its deposit', async () => {
  await setMultiple(1);
  const member = await createFundedMember(held.db, 1000);
  const token = await sitDown(member);
  await bet(token, 50);
  await advanceClock(60_000);
  await deposit(member, 100);
  expect(await left(member)).toBe(units(100));
  await advanceClock(60_000);
  await bet(token, 30);
  expect(await left(member)).toBe(units(70));
  // In a later hour, partly in the roll-ups and partly in their tail.
  await advanceClock(HOUR);
  await bet(token, 20);
  await rollUp(held.db, settlementZone());
  await bet(token, 10);
  expect(await left(member)).toBe(units(40));
  await deposit(member, 5);
  await advanceClock(60_000);
  expect(await left(member)).toBe(units(45));
  expect(await codeOf(request(member, 10))).toBe('DEPOSIT_TURNOVER');
  await bet(token, 100);
  expect(await left(member)).toBe(0n);
  // What was staked above the requirement is not saved up for the next deposit.
  await deposit(member, 20);
  await advanceClock(60_000);
  expect(await left(member)).toBe(units(20));
  await bet(token, 20);
  expect(await codeOf(request(member, 10))).toBe('OK');
  expect(await left(member)).toBe(0n);
  await setMultiple(0);
  await deposit(member, 20);
  expect(await left(member)).toBe(0n);
});

describe('a deposit that is credited while a withdrawal is requested', () => {
  const pending = async ({ memberId, currency }: Member, count: number) => {
    const id = ++serial;
    const { rows } = await sql<{ id: bigint }>`
      INSERT INTO cashier.deposit (member_id, channel, currency, amount, asked_amount, request_id, request_digest, reference, created_at)
      VALUES (${memberId}, 'turn-in', ${currency}, ${units(count)}, ${units(count)}, ${`pending-${id}`},
              sha256(convert_to(${`pending-${id}`}, 'UTF8')), ${`pending-${id}`}, ${now()}) RETURNING id`.execute(
      held.db,
    );
    return rows[0]!.id;
  };
  const approver = async () => {
    const { rows } = await sql<{ id: bigint }>`
      INSERT INTO backoffice.operator (account, name, password_hash) VALUES (${`turner${++serial}`}, 'Turner', 'x') RETURNING id`.execute(
      held.db,
    );
    return rows[0]!.id;
  };

  test('comes before it: then it must be staked first, although its money is there', async () => {
    await setMultiple(1);
    const [member, operatorId] = [await createFundedMember(held.db, 0), await approver()];
    const id = await pending(member, 100);
    let outcome: Promise<string> | undefined;
    await inTransaction(held.db, async (tx) => {
      await approveDeposit(tx, id, operatorId);
      outcome = codeOf(request(member, 100));
      await waitForBlockedQuery(held.db);
    });
    expect(await outcome).toBe('DEPOSIT_TURNOVER');
    expect(await left(member)).toBe(units(100));
    await setMultiple(0);
  });

  test('comes after it: then it counts for the next one, also at the same millisecond', async () => {
    await setMultiple(1);
    const [member, operatorId] = [await createFundedMember(held.db, 50), await approver()];
    const id = await pending(member, 100);
    let approved: Promise<unknown> | undefined;
    const call = {
      channel: 'turn-out',
      amount: units(50),
      payeeId: member.payeeId,
      paymentPassword: PAYMENT_PASSWORD,
    };
    await requestWithdrawal(held.db, member, { ...call, requestId: `turn-${++serial}-first` }, async () => {
      approved = inTransaction(held.db, (tx) => approveDeposit(tx, id, operatorId));
      await waitForBlockedQuery(held.db);
    });
    await approved;
    expect(await left(member)).toBe(units(100));
    expect(await codeOf(request(member, 100))).toBe('DEPOSIT_TURNOVER');
    await setMultiple(0);
  });
});

test('a withdrawal forfeits active bonuses, and says before how much', async () => {
  const member = await createFundedMember(held.db, 100);
  const { memberId, currency } = member;
  for (const count of [20, 30])
    await inTransaction(held.db, (tx) =>
      grantBonusMoney(tx, {
        key: `w:${memberId}:${count}`,
        memberId,
        currency,
        amount: units(count),
        multiple: '5',
      }),
    );
  const { bonuses } = await withdrawalConditions(held.db, memberId);
  expect(bonuses.map(({ remaining }) => remaining)).toEqual([units(20), units(30)]);
  // A refused request forfeits nothing.
  expect(await codeOf(request(member, 101))).toBe('INSUFFICIENT_FUNDS');
  expect((await withdrawalConditions(held.db, memberId)).bonuses).toHaveLength(2);
  expect(await codeOf(request(member, 60))).toBe('OK');
  expect((await listBonuses(held.db, memberId)).map(({ status, reason }) => [status, reason])).toEqual([
    ['forfeited', 'withdrawal'],
    ['forfeited', 'withdrawal'],
  ]);
  expect(await getBalance(held.db, memberId)).toMatchObject({ available: units(40), held: units(60) });
});

test('bonus money that waits to be claimed ends with the withdrawal too; other rewards wait on', async () => {
  const member = await createFundedMember(held.db, 100);
  const { memberId, currency } = member;
  const offer = (key: string, multiple: string) =>
    inTransaction(held.db, (tx) =>
      offerReward(tx, {
        key: `${key}:${memberId}`,
        memberId,
        kind: 'bonus',
        payout: { currency, amount: units(40) },
        wagering: { multiple },
      }),
    );
  const [bonus, money] = [await offer('wait', '20'), await offer('real', '0')];
  expect(toWireConditions(await withdrawalConditions(held.db, memberId), currency).forfeits).toEqual({
    amount: '40.00',
    bonuses: 1,
  });
  expect(await codeOf(request(member, 100))).toBe('OK');
  expect(await codeOf(claimReward(held.db, memberId, bonus.id))).toBe('REWARD_CANCELLED');
  expect(await codeOf(claimReward(held.db, memberId, money.id))).toBe('OK');
  expect(await listBonuses(held.db, memberId)).toEqual([]);
});

test('a transfer takes no more out than a withdrawal: not before the turnover, nor while a bonus is active', async () => {
  for (const key of [TRANSFER_SETTINGS.upline, TRANSFER_SETTINGS.downline])
    await setFlag(held.db, key, true, false);
  await setMultiple(1);
  const agent = await createMember(held.db, {
    account: 'turn-agent',
    type: 1,
    paymentPassword: PAYMENT_PASSWORD,
  });
  const member = await createFundedMember(held.db, 100);
  const { memberId, currency } = member;
  await asOwner(held.ownerUrl, (client) =>
    client.query(
      `UPDATE identity.member m SET upline_id = a.id, path = a.path OPERATOR(public.||) m.id::text
         FROM identity.member a WHERE a.id = $1 AND m.id = $2`,
      [agent.id, memberId],
    ),
  );
  const send = (from: bigint, count: number, to?: string) =>
    codeOf(
      sendTransfer(held.db, from, {
        amount: units(count),
        requestId: `turn-${++serial}-transfer`,
        paymentPassword: PAYMENT_PASSWORD,
        to,
      }),
    );
  await deposit(member, 50);
  expect(await send(memberId, 50)).toBe('DEPOSIT_TURNOVER');
  await advanceClock(60_000);
  await bet(await sitDown(member), 50);
  const { id: bonusId } = await inTransaction(held.db, (tx) =>
    grantBonusMoney(tx, { key: `t:${memberId}`, memberId, currency, amount: units(20), multiple: '5' }),
  );
  expect(await send(memberId, 50)).toBe('TRANSFER_BONUS');
  await giveUpBonus(held.db, memberId, bonusId);
  expect(await send(memberId, 50)).toBe('OK');
  expect(await left(member)).toBe(0n);
  // What comes from above must be staked as a deposit is.
  const { account } = await held.db
    .selectFrom('identity.member')
    .select('account')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(await send(agent.id, 30, account)).toBe('OK');
  expect(await left(member)).toBe(units(30));
  expect(await codeOf(request(member, 30))).toBe('DEPOSIT_TURNOVER');
  await setMultiple(0);
  expect(await codeOf(request(member, 30))).toBe('OK');
});

test('a bonus ends when its time is over, and the member is told once', async () => {
  const member = await createFundedMember(held.db, 0);
  const { memberId, currency } = member;
  await inTransaction(held.db, (tx) =>
    grantBonusMoney(tx, {
      key: `e:${memberId}`,
      memberId,
      currency,
      amount: units(20),
      multiple: '5',
      expiresAt: new Date(now().getTime() + HOUR),
    }),
  );
  const token = await sitDown(member);
  await sweepBonuses(held.db);
  expect((await listBonuses(held.db, memberId))[0]!.status).toBe('active');
  await advanceClock(HOUR);
  // Already before the job has run.
  expect((await table.port.balance({ playerToken: token })).balance).toBe(0n);
  await sweepBonuses(held.db);
  await sweepBonuses(held.db);
  expect((await listBonuses(held.db, memberId))[0]).toMatchObject({
    status: 'expired',
    endedAmount: units(20),
  });
  const notices = await held.db
    .selectFrom('notices.notice')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'bonusExpired')
    .execute();
  expect(notices).toHaveLength(1);
  const { checks } = await verifyLedger(held.db, REWARDS_CHECKS);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
});

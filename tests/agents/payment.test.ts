/** Payment of bills: the own share, once, when its time has come; held, collected, rejected, expired. */
import { createOperator } from '@/lib/backoffice/operators/commands';
import { AGENT_CHECKS } from '@/lib/agents/checks';
import { collectBill, decideBill, payDue } from '@/lib/agents/bills/commands';
import { readIncome } from '@/lib/agents/bills/loaders';
import { statusOf, type Decision } from '@/lib/agents/bills/rules';
import type { Payment } from '@/lib/agents/settlement/types';
import { settleDue } from '@/lib/agents/settlement/jobs';
import { inTransaction, sql } from '@/lib/db/client';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { dayStart } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { SHIPPED_AGENT_RULES } from '@/lib/agents/rules/constants';
import type { AgentRules } from '@/lib/agents/rules/types';
import { excludeMyself, readmit } from '@/lib/protection/exclusions/commands';
import { asOwner, useTestDatabase } from '../support/database';
import { countAt, join, play, sign } from './world';

const held = useTestDatabase();
const MINUTE = 60_000;
const day = (name: string, after = 0) => dayStart(name, settlementZone(), after);
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);
let operatorId: bigint;
let version = 0;

/** An agent of the platform with a daily salary of 1% of the turnover, and the bill of a day with a turnover of 1,000. */
async function billed(name: string, rules: Partial<AgentRules> = {}) {
  const from = day(name);
  setClock(from);
  await held.db
    .insertInto('agents.rules')
    .values({
      version: ++version,
      value: JSON.stringify({ ...SHIPPED_AGENT_RULES, ...rules }),
      valid_from: from,
      created_at: from,
    })
    .execute();
  const agentId = await join(held.db, null, 1);
  const tier = { validBet: units(0), netLoss: units(0), active: 0, rate: 10_000, amount: units(0) };
  await sign(held.db, {
    agentId,
    uplineId: null,
    from,
    until: day(name, 1),
    terms: { kind: 'daily', period: 'D', tierMode: null, tiers: [tier], realtime: null },
  });
  await play(held.ownerUrl, [{ memberId: agentId, at: later(from, MINUTE), stake: 1_000 }]);
  await countAt(held.db, later(day(name, 1), MINUTE));
  await settleDue(held.db);
  const bill = await held.db
    .selectFrom('agents.bill')
    .select(['id', 'pay_at'])
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  return { agentId, billId: bill.id, payAt: bill.pay_at };
}
const paymentOf = async (id: bigint) =>
  (await held.db.selectFrom('agents.bill').select('payment').where('id', '=', id).executeTakeFirstOrThrow())
    .payment;
const balance = async (id: bigint) => (await getBalance(held.db, id)).available;
const decide = (id: bigint, decision: Decision, note: string | null = null) =>
  inTransaction(held.db, (tx) => decideBill(tx, { id, decision, operatorId, note }));

beforeAll(async () => {
  operatorId = await createOperator(held.db, {
    account: 'payer',
    name: 'Payer',
    password: 'a very long password',
    roles: ['owner'],
  });
});
afterAll(() => setClock(undefined));
afterEach(async () => {
  const wrong = (await verifyLedger(held.db, AGENT_CHECKS)).checks.filter((item) => item.wrong > 0);
  expect(wrong).toEqual([]);
});

test('a share is paid once when it is due, also by several runs at the same time', async () => {
  const { agentId, billId, payAt } = await billed('2026-03-02');
  await payDue(held.db);
  expect([await balance(agentId), await paymentOf(billId)]).toEqual([0n, 'due']);
  setClock(payAt);
  await Promise.all(Array.from({ length: 5 }, () => payDue(held.db)));
  expect([await balance(agentId), await paymentOf(billId)]).toEqual([units(10), 'paid']);
  const { rows } = await sql`
    SELECT kind, detail ->> 'amount' AS amount FROM notices.notice WHERE member_id = ${agentId} AND kind <> 'welcome'`.execute(
    held.db,
  );
  expect(rows).toEqual([{ kind: 'salaryPaid', amount: '10.00' }]);
});

test('a share above the limit waits for an operator: approved it is paid, rejected it is not, and nobody decides twice', async () => {
  const first = await billed('2026-03-05', { holdAbove: '9.99' });
  setClock(first.payAt);
  await payDue(held.db);
  expect(await paymentOf(first.billId)).toBe('held');
  await decide(first.billId, 'approve', 'checked');
  await payDue(held.db);
  expect(await balance(first.agentId)).toBe(units(10));
  await expect(decide(first.billId, 'reject')).rejects.toMatchObject({ code: 'BILL_DECIDED' });

  const second = await billed('2026-03-08', { holdAbove: '9.99' });
  await decide(second.billId, 'reject', 'false play');
  setClock(second.payAt);
  await payDue(held.db);
  expect([await balance(second.agentId), await paymentOf(second.billId)]).toEqual([0n, 'rejected']);

  // A rejected share is no income, in the sums as in the days.
  const income = await readIncome(held.db, second.agentId, { from: '2026-03-08', to: '2026-03-08' });
  expect([
    income.summary.ownShare,
    income.kinds.find(({ kind }) => kind === 'daily')?.ownShare,
    income.days,
  ]).toEqual(['0.00', '0.00', []]);

  // As much as the limit is not above it.
  const third = await billed('2026-03-11', { holdAbove: '10' });
  expect(await paymentOf(third.billId)).toBe('due');
  await decide(third.billId, 'hold');
  await decide(third.billId, 'pay');
  expect(await balance(third.agentId)).toBe(units(10));
});

test('collected by hand: not before its time, once, not by others, and not after its last day', async () => {
  const rules = { collect: { byHand: true, days: 2 } };
  const { agentId, billId, payAt } = await billed('2026-03-14', rules);
  const other = await join(held.db, null, 1);
  await expect(collectBill(held.db, agentId, billId)).rejects.toMatchObject({ code: 'BILL_NOT_YET' });
  setClock(payAt);
  await payDue(held.db);
  expect(await paymentOf(billId)).toBe('uncollected');
  await expect(collectBill(held.db, other, billId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const results = await Promise.all(Array.from({ length: 6 }, () => collectBill(held.db, agentId, billId)));
  expect(new Set(results)).toEqual(new Set([units(10)]));
  expect(await balance(agentId)).toBe(units(10));

  const late = await billed('2026-03-17', rules);
  setClock(later(late.payAt, 2 * 24 * 60 * MINUTE));
  await expect(collectBill(held.db, late.agentId, late.billId)).rejects.toMatchObject({
    code: 'BILL_EXPIRED',
  });
  await payDue(held.db);
  expect(await paymentOf(late.billId)).toBe('expired');
});

test('an agent whose account is disabled is not paid: the share waits to be collected', async () => {
  const blocked = await billed('2026-03-21');
  await asOwner(held.ownerUrl, (client) =>
    client.query(`UPDATE identity.member SET status = 'disabled' WHERE id = $1`, [blocked.agentId]),
  );
  setClock(blocked.payAt);
  await payDue(held.db);
  expect([await balance(blocked.agentId), await paymentOf(blocked.billId)]).toEqual([0n, 'uncollected']);
  await expect(collectBill(held.db, blocked.agentId, blocked.billId)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('the check finds a share that was posted twice or with another amount', async () => {
  const { billId, payAt } = await billed('2026-03-24');
  setClock(payAt);
  await payDue(held.db);
  await asOwner(held.ownerUrl, (client) =>
    client.query(
      `UPDATE agents.bill SET own_share = own_share + 100, allocated = allocated + 100, due = due + 100, earned = earned + 100 WHERE id = $1`,
      [billId],
    ),
  );
  const names = (await verifyLedger(held.db, AGENT_CHECKS)).checks
    .filter((item) => item.wrong > 0)
    .map(({ name }) => name);
  expect(names).toEqual(['agents: a share of a bill is posted with its amount, once, and no other is']);
  await asOwner(held.ownerUrl, (client) =>
    client.query(
      `UPDATE agents.bill SET own_share = own_share - 100, allocated = allocated - 100, due = due - 100, earned = earned - 100 WHERE id = $1`,
      [billId],
    ),
  );
});

test('the time to collect does not end while an agent is excluded; who is no agent any more is paid', async () => {
  const DAYS = 24 * 60 * MINUTE;
  const rules = { collect: { byHand: true, days: 30 } };
  const former = await billed('2026-03-28', rules);
  const excluded = await billed('2026-03-29', rules);
  const { id } = await excludeMyself(held.db, excluded.agentId, '6m');
  await asOwner(held.ownerUrl, (client) =>
    client.query(`UPDATE identity.member SET type = 0 WHERE id = $1`, [former.agentId]),
  );
  for (let days = 0; days <= 200; days += 10) {
    setClock(later(excluded.payAt, days * DAYS));
    await payDue(held.db);
    expect(await paymentOf(excluded.billId)).toBe('uncollected');
    await expect(collectBill(held.db, excluded.agentId, excluded.billId)).rejects.toMatchObject({
      code: 'MEMBER_EXCLUDED',
    });
  }
  expect([await balance(former.agentId), await paymentOf(former.billId)]).toEqual([units(10), 'paid']);
  const readmitted = await inTransaction(held.db, (tx) => readmit(tx, id, operatorId));
  // The job runs every five minutes: the last time before the exclusion ends, and a day before the time to collect does.
  for (const at of [later(readmitted, -MINUTE), later(readmitted, 29 * DAYS - MINUTE)]) {
    setClock(at);
    await payDue(held.db);
  }
  expect(await collectBill(held.db, excluded.agentId, excluded.billId)).toBe(units(10));
});

test.each<[string, { earned: bigint; due: bigint; allocated: bigint; payment: Payment }, string]>([
  ['nothing was earned', { earned: 0n, due: 0n, allocated: 0n, payment: 'none' }, 'notReached'],
  ['nothing above covers it', { earned: 5n, due: 5n, allocated: 0n, payment: 'none' }, 'insufficient'],
  ['a part is covered and paid', { earned: 5n, due: 5n, allocated: 3n, payment: 'paid' }, 'partly'],
  ['all is passed on', { earned: 5n, due: 5n, allocated: 5n, payment: 'none' }, 'issued'],
  ['a correction takes all', { earned: 5n, due: 0n, allocated: 0n, payment: 'none' }, 'issued'],
  ['the payment waits', { earned: 5n, due: 5n, allocated: 3n, payment: 'held' }, 'held'],
])('the state of a bill: %s', (_, bill, status) => expect(statusOf(bill)).toBe(status));

import { GET as dashboard } from '@/app/(backoffice)/backoffice/api/dashboard/route';
import type { Permission } from '@/lib/backoffice/constants';
import { loadDashboard } from '@/lib/backoffice/dashboard/loaders';
import { countWaitingRequests } from '@/lib/backoffice/dashboard/queries';
import { memberProfile } from '@/lib/backoffice/members/queries';
import { toQuery } from '@/lib/backoffice/tables/params';
import { requestOf } from '@/lib/backoffice/tables/rules';
import { membersTable } from '@/lib/backoffice/tables/sources/members';
import { approveDeposit, requestDeposit } from '@/lib/cashier/deposits/commands';
import { requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { createFundedMember, PAYMENT_PASSWORD } from '../support/cashier';
import { asOwner, useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();

// Noon in Shanghai, the settlement zone; its day began at 16:00 UTC the day before.
const NOON = new Date('2026-05-20T04:00:00Z');
beforeEach(() => setClock(NOON));
afterEach(() => setClock(undefined));

const operator = (permissions: readonly Permission[]) => ({
  id: 1n,
  account: 'reader',
  name: 'Reader',
  permissions,
  isOwner: false,
  isFactorDue: false,
});

describe('the dashboard', () => {
  it('counts and sums waiting requests, and amounts since the settlement day began', async () => {
    // Entries of an account never go back in time, so the member is funded before everything else.
    setClock(new Date('2026-05-18T04:00:00Z'));
    const who = await createFundedMember(held.db, 5000);
    setClock(NOON);
    const ask = (count: number) =>
      requestDeposit(held.db, who, { channel: 'bank', amount: units(count), requestId: crypto.randomUUID() });
    const approveAt = async (at: string, count: number) => {
      const { id } = await ask(count);
      setClock(new Date(at));
      await inTransaction(held.db, (tx) => approveDeposit(tx, id, 1n));
      setClock(NOON);
    };
    await ask(100);
    await ask(250);
    await approveAt('2026-05-19T15:59:59Z', 1000);
    await approveAt('2026-05-19T16:00:00Z', 300);
    await approveAt('2026-05-20T03:00:00Z', 400);
    await requestWithdrawal(held.db, who, {
      channel: 'bank',
      amount: units(700),
      payeeId: who.payeeId,
      paymentPassword: PAYMENT_PASSWORD,
      requestId: crypto.randomUUID(),
    });
    expect(await countWaitingRequests(held.db)).toEqual({
      deposits: { count: 2, amount: units(350), oldest: NOON },
      withdrawals: { count: 1, amount: units(700), oldest: NOON },
    });
    const { money, waiting } = await loadDashboard(operator(['reports.read']), 'en');
    expect(waiting).toBeNull();
    // The 1,000 of yesterday came after the hours that are over today.
    expect(money!.days).toMatchObject({
      today: { deposits: '700.00', depositCount: 2, withdrawals: '0.00', withdrawalCount: 0 },
      yesterday: { deposits: '1000.00', depositCount: 1 },
    });
    expect(money!.soFar).toMatchObject({ today: { deposits: '700.00' }, yesterday: { deposits: '0.00' } });
    expect(money!.hoursOver).toBe(12);
    expect(money!.payments.map(({ amount }) => amount)).toEqual(['400.00', '300.00']);
    expect(money!.fortnight).toHaveLength(14);
  });

  it('has only the parts that the operator may see', async () => {
    const parts = async (permissions: readonly Permission[]) => {
      const { at: _, ...value } = await loadDashboard(operator(permissions), 'en');
      return Object.entries(value).flatMap(([name, part]) => (part === null ? [] : [name]));
    };
    expect(await parts([])).toEqual([]);
    expect(await parts(['cashier.read'])).toEqual(['waiting']);
    expect(await parts(['members.read'])).toEqual(['feedback']);
    expect(await parts(['reports.read'])).toEqual(['money']);
  });

  it('is read again without keeping the session alive', async () => {
    const { browser } = await createOperatorBrowser(held.db, 'idle-watcher');
    const read = () => browser.send(dashboard, 'GET', '/backoffice/api/dashboard');
    for (let minutes = 5; minutes < 30; minutes += 5) {
      setClock(new Date(NOON.getTime() + minutes * 60_000));
      expect((await read()).status).toBe(200);
    }
    setClock(new Date(NOON.getTime() + 31 * 60_000));
    expect((await read()).status).toBe(401);
  });
});

describe('members', () => {
  it('are found by a part of the account, in any case, and without patterns', async () => {
    for (const account of ['Mango', 'mangosteen', 'amango', 'man_go', 'manXgo'])
      await createMember(held.db, { account });
    const found = async (q: string) => {
      const query = toQuery({ q, order: 'account' });
      const { rows } = await membersTable.page(held.db, requestOf(membersTable, query, 'en'));
      return rows.map((row) => row.account);
    };
    expect(await found(' MANGO')).toEqual(['amango', 'Mango', 'mangosteen']);
    expect(await found('man_')).toEqual(['man_go']);
    expect(await found('%')).toEqual([]);
    expect(await found('\\')).toEqual([]);
  });

  it('have a profile with balance, upline and downline, without secrets', async () => {
    const above = await createMember(held.db, { account: 'above', type: 1 });
    const below = await createMember(held.db, {
      account: 'below',
      uplineId: above.id,
      password: 'a quiet evening',
    });
    expect(await memberProfile(held.db, above.id)).toMatchObject({
      kind: 'agent',
      downline: 1,
      upline: undefined,
    });
    const profile = await memberProfile(held.db, below.id);
    expect(profile).toMatchObject({
      kind: 'member',
      upline: { id: above.id, account: 'above' },
      hasPaymentPassword: false,
    });
    expect(Object.keys(profile).join()).not.toMatch(/hash/i);
    await expect(memberProfile(held.db, 1n)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are found through an index, with any collation', async () => {
    const plan = await asOwner(held.ownerUrl, async (client) => {
      await client.query('SET enable_seqscan = off');
      return client.query(
        `EXPLAIN SELECT id FROM identity.member WHERE lower(account) LIKE 'mango%' ORDER BY lower(account) LIMIT 51`,
      );
    });
    expect(JSON.stringify(plan.rows)).toMatch(/Index Cond: \(\(lower\(account\) (?:>=|~>=~) 'mango'/);
  });
});

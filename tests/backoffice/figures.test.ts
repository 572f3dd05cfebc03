import { sumPaymentsToday, revenueByDay, countWaitingRequests } from '@/lib/backoffice/dashboard/queries';
import { findMembers, memberProfile, MAX_FOUND_MEMBERS } from '@/lib/backoffice/members/queries';
import { approveDeposit, requestDeposit } from '@/lib/cashier/deposits/commands';
import { requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { createFundedMember, PAYMENT_PASSWORD } from '../support/cashier';
import { asOwner, useTestDatabase } from '../support/database';

const held = useTestDatabase();

// Noon in Shanghai, the settlement zone; its day began at 16:00 UTC the day before.
const NOON = new Date('2026-05-20T04:00:00Z');
beforeEach(() => setClock(NOON));
afterEach(() => setClock(undefined));

describe('the dashboard', () => {
  it('counts and sums waiting requests, and amounts since the settlement day began', async () => {
    const who = await createFundedMember(held.db, 5000);
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
      deposits: { count: 2, amount: units(350) },
      withdrawals: { count: 1, amount: units(700) },
    });
    expect(await sumPaymentsToday(held.db)).toEqual({
      deposits: { count: 2, amount: units(700) },
      withdrawals: { count: 0, amount: 0n },
    });
  });

  it('sums closed real-money rounds by their settlement day', async () => {
    let round = 0;
    const play = (settledAt: string, stake: number, payout: number, currency = 'THB', status = 'closed') =>
      asOwner(held.ownerUrl, (client) =>
        client.query(
          `INSERT INTO gateway.round (session_id, member_id, node_id, stake, payout, valid_bet, opened_at, settled_at, bets,
             ended, currency, status, vendor, vendor_round_id)
           VALUES (1, 1, 1, $1, $2, $1, $3, $4, $5, $6, $7, $8, 'T', $9)`,
          [
            units(stake),
            units(payout),
            settledAt,
            status === 'open' ? null : settledAt,
            status === 'voided' ? 0 : 1,
            status === 'closed',
            currency,
            status,
            `r-${++round}`,
          ],
        ),
      );
    await play('2026-05-19T15:59:59Z', 100, 30);
    await play('2026-05-19T16:00:00Z', 10, 25);
    await play('2026-05-20T03:59:00Z', 40, 0);
    await play('2026-05-20T03:59:00Z', 900, 0, 'PLY');
    await play('2026-05-20T03:59:00Z', 900, 0, 'THB', 'open');
    await play('2026-05-20T03:59:00Z', 0, 0, 'THB', 'voided');
    await play('2026-05-20T03:59:00Z', 0, 5, 'THB', 'voided'); // its win was not rolled back
    await play('2026-05-15T03:59:00Z', 900, 0);
    const days = await revenueByDay(held.db, 3);
    expect(days.map((day) => [day.day, day.rounds, day.stakes, day.payouts, day.revenue])).toEqual([
      ['2026-05-18', 0, 0n, 0n, 0n],
      ['2026-05-19', 1, units(100), units(30), units(70)],
      ['2026-05-20', 3, units(50), units(30), units(20)],
    ]);
  });
});

describe('members', () => {
  it('are found by a prefix of the account, in any case, and by nothing else', async () => {
    for (const account of ['Mango', 'mangosteen', 'amango', 'man_go', 'manXgo'])
      await createMember(held.db, { account });
    const found = async (beginning: string) =>
      (await findMembers(held.db, beginning)).list.map((line) => line.account);
    expect(await found(' MANGO')).toEqual(['Mango', 'mangosteen']);
    expect(await found('man_')).toEqual(['man_go']);
    expect(await found('%')).toEqual([]);
    expect(await found('\\')).toEqual([]);
  });

  it('are shown fifty at a time, with a note if there are more', async () => {
    for (let n = 0; n <= MAX_FOUND_MEMBERS; n++) await createMember(held.db, { account: `crowd${n}` });
    const { list, more } = await findMembers(held.db, 'crowd');
    expect({ shown: list.length, more }).toEqual({ shown: MAX_FOUND_MEMBERS, more: true });
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

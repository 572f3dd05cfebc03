/** Commissions in the back office: who sees and decides, the audit entry, and the statement over all lines. */
import { POST as approve } from '@/app/(backoffice)/backoffice/api/commissions/[id]/approve/route';
import { POST as hold } from '@/app/(backoffice)/backoffice/api/commissions/[id]/hold/route';
import { POST as pay } from '@/app/(backoffice)/backoffice/api/commissions/[id]/pay/route';
import { POST as approveRequest } from '@/app/(backoffice)/backoffice/api/approvals/[id]/approve/route';
import { POST as withdrawRequest } from '@/app/(backoffice)/backoffice/api/approvals/[id]/withdraw/route';
import { GET as members } from '@/app/(backoffice)/backoffice/api/commissions/[id]/members/route';
import { settleDue } from '@/lib/agents/settlement/jobs';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { loadCommission, loadStatement } from '@/lib/backoffice/commissions/loaders';
import { commissionsTable } from '@/lib/backoffice/tables/sources/commissions';
import { getBalance } from '@/lib/ledger/queries';
import { units } from '@/lib/money/amount';
import { setClock } from '@/lib/platform/clock';
import { dayStart } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { countAt, join, play, sign } from '../agents/world';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
afterAll(() => setClock(undefined));

type Route = Parameters<Browser['send']>[0];
const call = (browser: Browser, route: Route, name: string, id: string, note = 'as agreed') =>
  browser.send(route, 'POST', `/backoffice/api/commissions/${id}/${name}`, { note }, { id });

it('bills are seen with commissions.read, decided with commissions.pay, and each decision is audited', async () => {
  const day = (after: number) => dayStart('2026-03-02', settlementZone(), after);
  setClock(day(0));
  const top = await join(held.db, null, 1);
  const agent = await join(held.db, top, 2);
  const terms = (rate: number) => ({
    kind: 'daily' as const,
    period: 'D' as const,
    tierMode: null,
    tiers: [{ validBet: units(0), netLoss: units(0), active: 0, rate, amount: units(0) }],
    realtime: null,
  });
  await sign(held.db, { agentId: top, uplineId: null, from: day(0), until: day(1), terms: terms(20_000) });
  await sign(held.db, { agentId: agent, uplineId: top, from: day(0), until: day(1), terms: terms(5_000) });
  await play(held.ownerUrl, [{ memberId: agent, at: new Date(day(0).getTime() + 1_000), stake: 1_000 }]);
  await countAt(held.db, new Date(day(1).getTime() + 60_000));
  await settleDue(held.db);
  const { rows } = await commissionsTable.page(held.db, {
    query: {},
    order: 'at',
    descending: true,
    locale: 'en',
    limit: 10,
  } as unknown as Parameters<typeof commissionsTable.page>[1]);
  const id = String(rows.find((row) => row.memberId === agent)!.id);
  expect(await commissionsTable.totals!(held.db, {})).toMatchObject({
    due: units(25),
    passedOn: units(5),
    ownShare: units(20),
  });
  setClock(undefined);

  const { browser: reader } = await createOperatorBrowser(held.db, 'comm-reader', ['commissions.read']);
  const { browser: payer } = await createOperatorBrowser(held.db, 'comm-payer', [
    'commissions.read',
    'commissions.pay',
  ]);
  expect((await call(reader, hold, 'hold', id, 'check')).status).toBe(403);
  expect(
    (await reader.send(members, 'GET', `/backoffice/api/commissions/${id}/members`, undefined, { id }))
      .status,
  ).toBe(200);
  expect((await call(payer, hold, 'hold', id, '')).status).toBe(400);
  expect((await call(payer, hold, 'hold', id, 'too much play at night')).status).toBe(200);
  expect((await loadCommission(BigInt(id)))?.explained.bill.status).toBe('held');
  expect((await call(payer, approve, 'approve', id)).status).toBe(200);
  expect((await call(payer, pay, 'pay', id)).status).toBe(200);
  expect((await call(payer, pay, 'pay', id)).body.code).toBe('BILL_DECIDED');
  expect((await call(payer, pay, 'pay', '999999')).status).toBe(404);
  expect((await getBalance(held.db, agent)).available).toBe(units(5));
  expect(
    (await listAuditEntries(held.db, { subject: `commission:${id}`, limit: 9 })).map(({ action }) => action),
  ).toEqual(['commission.pay', 'commission.approve', 'commission.hold']);

  setClock(new Date(day(1).getTime() + 3_600_000));
  expect((await loadStatement(3)).lines).toMatchObject([
    {
      kind: 'daily',
      bills: 2,
      platform: units(20),
      ownShares: units(20),
      paid: units(5),
      waiting: units(15),
    },
  ]);
});

it('two operators approve or pay a share above the threshold; what one does alone within a day counts together', async () => {
  const day = (after: number) => dayStart('2026-03-09', settlementZone(), after);
  setClock(day(0));
  const tier = { validBet: units(0), netLoss: units(0), active: 0, rate: 10_000, amount: units(0) };
  const agents: bigint[] = [];
  for (const stake of [400_000, 400_000, 600_000, 100_000]) {
    const agent = await join(held.db, null, 1);
    await sign(held.db, {
      agentId: agent,
      uplineId: null,
      from: day(0),
      until: day(1),
      terms: { kind: 'daily', period: 'D', tierMode: null, tiers: [tier], realtime: null },
    });
    await play(held.ownerUrl, [{ memberId: agent, at: new Date(day(0).getTime() + 1_000), stake }]);
    agents.push(agent);
  }
  await countAt(held.db, new Date(day(1).getTime() + 60_000));
  await settleDue(held.db);
  setClock(undefined);
  const bills = await held.db
    .selectFrom('agents.bill')
    .select(['id', 'agent_id'])
    .where('agent_id', 'in', agents)
    .orderBy('id')
    .execute();
  const [small, second, large, least] = bills.map(({ id }) => String(id)) as [string, string, string, string];
  const rights = ['commissions.read', 'commissions.pay'] as const;
  const { browser: one } = await createOperatorBrowser(held.db, 'share-one', [...rights]);
  const { browser: two } = await createOperatorBrowser(held.db, 'share-two', [...rights]);
  const balanceOf = async (index: number) => (await getBalance(held.db, agents[index]!)).available;
  const agree = (browser: Browser, id: string) =>
    browser.send(approveRequest, 'POST', `/backoffice/api/approvals/${id}/approve`, {}, { id });

  // Approving a held share and paying it are the same money: it counts once, and together with other shares.
  const { browser: both } = await createOperatorBrowser(held.db, 'share-both', [...rights]);
  expect((await call(both, hold, 'hold', second)).status).toBe(200);
  expect((await call(both, approve, 'approve', second)).body.value).toEqual({ status: 'performed' });
  expect((await call(both, hold, 'hold', second)).status).toBe(200);
  expect((await call(both, approve, 'approve', second)).body.value).toEqual({ status: 'performed' });
  expect((await call(both, pay, 'pay', small)).body.value).toMatchObject({ status: 'requested' });
  const [asked] = await held.db.selectFrom('backoffice.approval').select('id').execute();
  expect(
    (
      await both.send(
        withdrawRequest,
        'POST',
        '/backoffice/api/approvals/x/withdraw',
        {},
        { id: String(asked!.id) },
      )
    ).status,
  ).toBe(200);
  expect((await call(both, pay, 'pay', least)).body.value).toEqual({ status: 'performed' });

  // The shipped threshold is 5,000: 4,000 is paid at once, 6,000 is not, nor the second 4,000 of the day.
  expect((await call(one, pay, 'pay', small)).body.value).toEqual({ status: 'performed' });
  expect(await balanceOf(0)).toBe(units(4_000));
  for (const [index, id] of [
    [1, second],
    [2, large],
  ] as const) {
    const asked = (await call(one, pay, 'pay', id)).body.value as { status: string; id: string };
    expect(asked).toMatchObject({ status: 'requested' });
    expect((await call(one, pay, 'pay', id)).body.code).toBe('APPROVAL_PENDING');
    expect(await balanceOf(index)).toBe(0n);
    expect((await agree(one, asked.id)).body.code).toBe('OWN_APPROVAL');
    expect((await agree(two, asked.id)).status).toBe(200);
  }
  expect([await balanceOf(1), await balanceOf(2)]).toEqual([units(4_000), units(6_000)]);
  expect((await listAuditEntries(held.db, { subject: `commission:${large}`, limit: 9 }))[0]).toMatchObject({
    action: 'commission.pay',
    operator: 'share-two',
    detail: { requestedBy: 'share-one' },
  });
  // A share that was decided meanwhile is not paid by an old request.
  expect((await call(two, pay, 'pay', large)).body.code).toBe('BILL_DECIDED');
});

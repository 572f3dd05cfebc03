/** Commissions in the back office: who sees and decides, the audit entry, and the statement over all lines. */
import { POST as approve } from '@/app/(backoffice)/backoffice/api/commissions/[id]/approve/route';
import { POST as hold } from '@/app/(backoffice)/backoffice/api/commissions/[id]/hold/route';
import { POST as pay } from '@/app/(backoffice)/backoffice/api/commissions/[id]/pay/route';
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
const call = (browser: Browser, route: Route, name: string, id: string, note = '') =>
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
  expect((await call(payer, hold, 'hold', id)).status).toBe(400);
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

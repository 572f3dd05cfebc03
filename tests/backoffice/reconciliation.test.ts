import { POST as compare } from '@/app/(backoffice)/backoffice/api/reconciliations/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import type { Permission } from '@/lib/backoffice/constants';
import { units } from '@/lib/money/amount';
import { publicUrl } from '@/lib/platform/env';
import { siteConfig } from '@/lib/platform/site-config';
import { dayOf } from '@/lib/platform/zone';
import { loadReconciliations, loadReconciliation } from '@/lib/reporting/reconciliation/loaders';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';
import { openTable, seat } from '../support/players';

const held = useTestDatabase();
const today = () => dayOf(new Date(), siteConfig().money.settlementZone);

let cookie: string;
async function enter(account: string, permissions: readonly Permission[]): Promise<void> {
  const { browser } = await createOperatorBrowser(held.db, account, permissions);
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

async function send(given: Record<string, string>, statement?: string) {
  const form = new FormData();
  const all = { source: 'vendor', code: 'DESK', day: today(), lastDay: today(), ...given };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  if (statement !== undefined) form.set('statement', new File([statement], 'day.csv'));
  const request = new Request(`${publicUrl()}/backoffice/api/reconciliations`, {
    method: 'POST',
    headers: { cookie, origin: publicUrl() },
    body: form,
  });
  const response = await compare(request, { params: Promise.resolve({}) });
  const body = (await response.json()) as {
    code?: string;
    value?: { id: string };
    fields?: Record<string, { code: string; message: string }>;
  };
  return { status: response.status, ...body };
}

const STATEMENT = 'reference,in,out,currency\nd1,5,0,THB\nd2,0,1,THB\n';

it('needs the permission for reports', async () => {
  await enter('no-reports', ['cashier.read']);
  expect((await send({}, STATEMENT)).status).toBe(403);
});

it('compares a vendor’s day with ours, stores the result and audits the operator', async () => {
  const table = await openTable(held.db, 'DESK');
  const player = await seat(held.db, table, 'deskplayer', 50);
  await table.port.bet({
    playerToken: player.playerToken,
    transactionId: 'd1',
    roundId: 'r1',
    amount: units(5),
  });
  await enter('accountant', ['reports.read']);
  const answer = await send({}, STATEMENT);
  expect(answer).toMatchObject({ status: 200, value: { lines: 2, records: 1, matched: 1, differences: 1 } });
  const id = BigInt(answer.value!.id);
  expect(await loadReconciliation(id, 1)).toMatchObject({
    run: { code: 'DESK', names: { en: expect.any(String) }, fileName: 'day.csv', differences: 1 },
    differences: [{ kind: 'notOurs', reference: 'd2' }],
  });
  const { sources, runs } = await loadReconciliations();
  expect(sources.vendor.map(({ code }) => code)).toContain('DESK');
  expect(sources.channel).toContainEqual({
    code: 'bank',
    names: expect.objectContaining({ en: 'Bank transfer' }),
  });
  expect(runs.map((run) => run.id)).toEqual([id]);
  expect(await listAuditEntries(held.db, { subject: `reconciliation:${id}`, limit: 2 })).toMatchObject([
    { action: 'reconciliation.run', operator: 'accountant', detail: { code: 'DESK', differences: 1 } },
  ]);
});

it.each([
  [{ code: 'NOBODY' }, STATEMENT, 'code', 'INVALID'],
  [{}, undefined, 'statement', 'STATEMENT_MISSING'],
  [{}, 'a,b\n1,2', 'statement', 'STATEMENT_COLUMNS'],
  [{ day: '2026-01-02', lastDay: '2026-01-01' }, STATEMENT, 'lastDay', 'LAST_DAY_BEFORE'],
  [{ day: '2026-01-01', lastDay: '2026-02-01' }, STATEMENT, 'lastDay', 'PERIOD_LONG'],
])('refuses %j with its field', async (given, statement, field, code) => {
  const { status, fields } = await send(given, statement);
  expect({ status, code: fields?.[field]?.code }).toEqual({ status: 400, code });
  // A message of its own, not the code.
  expect(fields?.[field]?.message).toMatch(/[a-z]/);
});

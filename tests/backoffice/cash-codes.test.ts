/** Cash codes and payouts in the back office: who may print, four eyes, one download, the audit log. */
import { POST as approve } from '@/app/(backoffice)/backoffice/api/approvals/[id]/approve/route';
import { POST as print } from '@/app/(backoffice)/backoffice/api/cash-codes/route';
import { POST as download } from '@/app/(backoffice)/backoffice/api/cash-codes/[id]/download/route';
import { POST as voidIt } from '@/app/(backoffice)/backoffice/api/cash-codes/[id]/void/route';
import { POST as payout } from '@/app/(backoffice)/backoffice/api/withdrawals/[id]/payout/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { listBatches } from '@/lib/cashier/codes/queries';
import { approveWithdrawal, requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { inTransaction } from '@/lib/db/client';
import { units } from '@/lib/money/amount';
import type { Answer, Browser } from '../support/browser';
import { createFundedMember, openToEverybody, PAYMENT_PASSWORD } from '../support/cashier';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let maker: Browser;
let checker: Browser;
let channelId: string;
let count = 0;

beforeAll(async () => {
  maker = (await createOperatorBrowser(held.db, 'maker', ['cashier.adjust', 'cashier.decide'])).browser;
  checker = (await createOperatorBrowser(held.db, 'checker', ['cashier.adjust'])).browser;
  const { id } = await held.db
    .selectFrom('cashier.channel')
    .select('id')
    .where('code', '=', 'codes')
    .executeTakeFirstOrThrow();
  channelId = String(id);
});

const batch = (amount: string, codes: number) => ({
  channelId,
  currency: 'THB',
  amount,
  count: codes,
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  note: '',
  reason: 'For the shop',
  requestId: `print-test-${++count}`,
});
const post = (by: Browser, route: Parameters<Browser['send']>[0], body: object, id = '1') =>
  by.send(route, 'POST', '/backoffice/api/x', body, { id });
const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? 'OK'}`;
const batches = async () => (await listBatches(held.db, undefined, 99)).list;

it('prints a batch once for repeated calls, and downloads and voids it with audit entries', async () => {
  const body = batch('100', 3);
  const first = await post(maker, print, body);
  expect(first.body).toMatchObject({ value: { status: 'performed' } });
  expect((await post(maker, print, body)).body).toEqual(first.body);
  const [made] = await batches();
  expect(await batches()).toHaveLength(1);
  const id = String(made!.id);
  const file = await post(maker, download, {}, id);
  expect((file.body.value as { text: string }).text.trim().split('\r\n')).toHaveLength(4);
  expect(codeOf(await post(maker, download, {}, id))).toBe('409 CODES_DOWNLOADED');
  expect(codeOf(await post(maker, voidIt, { reason: 'Stolen' }, id))).toBe('200 OK');
  expect(codeOf(await post(maker, voidIt, { reason: 'Stolen' }, id))).toBe('409 ALREADY_DECIDED');
  const entries = await listAuditEntries(held.db, { subject: `codeBatch:${id}`, limit: 9 });
  expect(entries.map(({ action }) => action).sort()).toEqual(['codes.download', 'codes.void']);
  expect(JSON.stringify(entries.map(({ detail }) => detail))).not.toMatch(/\w{4}-\w{4}-\w{4}-\w{4}/);
});

it('needs another operator above the threshold, also by many small batches', async () => {
  const before = (await batches()).length;
  // 300 were printed before; with 700 more it is 1,000, which is not above the threshold.
  expect((await post(maker, print, batch('350', 2))).body).toMatchObject({ value: { status: 'performed' } });
  const asked = await post(maker, print, batch('100', 1));
  expect(asked.body).toMatchObject({ value: { status: 'requested' } });
  expect(await batches()).toHaveLength(before + 1);
  const { id } = asked.body.value as { id: string };
  expect(codeOf(await post(maker, approve, {}, id))).toBe('403 OWN_APPROVAL');
  expect(codeOf(await post(checker, approve, {}, id))).toBe('200 OK');
  expect(await batches()).toHaveLength(before + 2);
});

it('does not start a payout at a channel without a provider', async () => {
  await openToEverybody(held.db, 'withdraw', 'bank');
  const member = await createFundedMember(held.db, 5_000);
  const { id } = await requestWithdrawal(held.db, member, {
    channel: 'bank',
    amount: units(500),
    paymentPassword: PAYMENT_PASSWORD,
    requestId: 'payout-without',
  });
  await inTransaction(held.db, (tx) => approveWithdrawal(tx, id, 999n));
  expect(codeOf(await post(maker, payout, {}, String(id)))).toBe('409 NO_PAYOUT_PROVIDER');
});

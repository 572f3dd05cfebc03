import { POST as approveDeposit } from '@/app/(backoffice)/backoffice/api/deposits/[id]/approve/route';
import { POST as rejectDeposit } from '@/app/(backoffice)/backoffice/api/deposits/[id]/reject/route';
import { GET as proof } from '@/app/(backoffice)/backoffice/api/proofs/[id]/route';
import { POST as approve } from '@/app/(backoffice)/backoffice/api/withdrawals/[id]/approve/route';
import { POST as pay } from '@/app/(backoffice)/backoffice/api/withdrawals/[id]/pay/route';
import { POST as payee } from '@/app/(backoffice)/backoffice/api/withdrawals/[id]/payee/route';
import { POST as reject } from '@/app/(backoffice)/backoffice/api/withdrawals/[id]/reject/route';
import { POST as resolve } from '@/app/(backoffice)/backoffice/api/withdrawals/[id]/resolve/route';
import { listAuditEntries, findBrokenAuditEntry } from '@/lib/backoffice/audit/queries';
import { loadDepositCase, loadWithdrawalCase } from '@/lib/backoffice/decisions/loaders';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { storeReceiptImage } from '@/lib/cashier/receipts/commands';
import { confirmWithdrawal, requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { getBalance } from '@/lib/ledger/queries';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { units } from '@/lib/money/amount';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { Browser } from '../support/browser';
import { createFundedMember, PAYMENT_PASSWORD, createPicture } from '../support/cashier';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
/** The threshold of the second pair of eyes, in units (lib/cashier/constants.ts). */
const THRESHOLD = 10_000;

type Customer = Awaited<ReturnType<typeof createFundedMember>>;
let maker: Browser;
let checker: Browser;
let reader: Browser;

beforeAll(async () => {
  maker = (await createOperatorBrowser(held.db, 'maker')).browser;
  checker = (await createOperatorBrowser(held.db, 'checker')).browser;
  reader = (await createOperatorBrowser(held.db, 'reader', ['cashier.read'])).browser;
});

const post = (browser: Browser, handler: RouteHandler, id: bigint, body: object = {}) =>
  browser.send(handler, 'POST', '/backoffice/api/x', body, { id: String(id) });
const outcome = async (answer: ReturnType<typeof post>) => {
  const { status, body } = await answer;
  return body.success ? `${status} ${String(body.value!.status)}` : `${status} ${body.code}`;
};
const askDeposit = async (who: Customer, count: number) =>
  (
    await requestDeposit(held.db, who, {
      channel: 'bank',
      amount: units(count),
      requestId: crypto.randomUUID(),
    })
  ).id;
const askWithdrawal = async (who: Customer, count: number) =>
  (
    await requestWithdrawal(held.db, who, {
      channel: 'bank',
      amount: units(count),
      payeeId: who.payeeId,
      paymentPassword: PAYMENT_PASSWORD,
      requestId: crypto.randomUUID(),
    })
  ).id;
const actions = async (subject: string) =>
  (await listAuditEntries(held.db, { subject, limit: 50 })).map((line) => line.action).reverse();
const available = async (who: Customer) => (await getBalance(held.db, who.memberId)).available;

describe('permissions for decisions', () => {
  const ROUTES: [string, RouteHandler, object][] = [
    ['deposits/approve', approveDeposit, {}],
    ['deposits/reject', rejectDeposit, { reason: 'no' }],
    ['withdrawals/approve', approve, {}],
    ['withdrawals/reject', reject, { reason: 'no' }],
    ['withdrawals/pay', pay, { reference: 'B-1' }],
    ['withdrawals/resolve', resolve, { resolution: 'force' }],
    ['withdrawals/payee', payee, {}],
  ];

  it.each(ROUTES)('%s: 401 without a session, 403 without the permission', async (_, handler, body) => {
    expect(await outcome(post(new Browser(), handler, 1n, body))).toBe('401 NOT_LOGGED_IN');
    expect(await outcome(post(reader, handler, 1n, body))).toBe('403 FORBIDDEN');
  });

  it.each(ROUTES)('%s: 404 for an unknown id, 400 for an invalid one', async (_, handler, body) => {
    expect(await outcome(post(maker, handler, 999_999n, body))).toBe('404 NOT_FOUND');
    expect(await outcome(maker.send(handler, 'POST', '/backoffice/api/x', body, { id: '1e3' }))).toBe(
      '400 INVALID_INPUT',
    );
  });

  it('a receipt image: 401 without a session, 403 without the permission, else the picture', async () => {
    const who = await createFundedMember(held.db);
    const id = await storeReceiptImage(held.db, who.memberId, await createPicture());
    const { browser: other } = await createOperatorBrowser(held.db, 'outsider', ['audit.read']);
    const ask = async (browser: Browser) => {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const request = new Request('http://localhost/backoffice/api/proofs/x', { headers: { cookie } });
      return proof(request, { params: Promise.resolve({ id }) });
    };
    expect((await ask(new Browser())).status).toBe(401);
    expect((await ask(other)).status).toBe(403);
    const shown = await ask(reader);
    expect({ status: shown.status, type: shown.headers.get('content-type') }).toEqual({
      status: 200,
      type: 'image/jpeg',
    });
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a deposit', () => {
  it('below the threshold is credited by one approval, once', async () => {
    const who = await createFundedMember(held.db);
    const id = await askDeposit(who, 500);
    expect(await outcome(post(maker, approveDeposit, id))).toBe('200 approved');
    expect(await outcome(post(checker, approveDeposit, id))).toBe('409 ALREADY_DECIDED');
    expect(await available(who)).toBe(units(500));
    expect(await actions(`deposit:${id}`)).toEqual(['deposit.approve']);
  });

  it('above the threshold needs two operators', async () => {
    const who = await createFundedMember(held.db);
    const id = await askDeposit(who, THRESHOLD + 1);
    expect(await outcome(post(maker, approveDeposit, id))).toBe('200 checked');
    expect(await outcome(post(maker, approveDeposit, id))).toBe('403 OWN_APPROVAL');
    expect(await available(who)).toBe(0n);
    expect(await outcome(post(checker, approveDeposit, id))).toBe('200 approved');
    expect(await available(who)).toBe(units(THRESHOLD + 1));
    expect(await actions(`deposit:${id}`)).toEqual(['deposit.check', 'deposit.approve']);
  });

  it('is approved once by twenty concurrent approvals, with one audit entry', async () => {
    const who = await createFundedMember(held.db);
    const id = await askDeposit(who, 700);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        outcome(post(index % 2 ? maker : checker, approveDeposit, id)),
      ),
    );
    expect(answers.filter((answer) => answer === '200 approved')).toHaveLength(1);
    expect(answers.filter((answer) => answer === '409 ALREADY_DECIDED')).toHaveLength(19);
    expect(await available(who)).toBe(units(700));
    expect(await actions(`deposit:${id}`)).toEqual(['deposit.approve']);
  });

  it('above the threshold is approved once if two operators press ten times each', async () => {
    const who = await createFundedMember(held.db);
    const id = await askDeposit(who, THRESHOLD * 2);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        outcome(post(index % 2 ? maker : checker, approveDeposit, id)),
      ),
    );
    expect(answers.filter((answer) => answer === '200 checked')).toHaveLength(1);
    expect(answers.filter((answer) => answer === '200 approved')).toHaveLength(1);
    expect(await available(who)).toBe(units(THRESHOLD * 2));
    const lines = await listAuditEntries(held.db, { subject: `deposit:${id}`, limit: 9 });
    expect(new Set(lines.map((line) => line.operator))).toEqual(new Set(['maker', 'checker']));
  });

  it('is rejected with a reason, which is required', async () => {
    const who = await createFundedMember(held.db);
    const id = await askDeposit(who, 300);
    const empty = await post(maker, rejectDeposit, id, { reason: '  ' });
    expect({ status: empty.status, fields: empty.body.fields }).toMatchObject({
      status: 400,
      fields: { reason: { code: 'REQUIRED' } },
    });
    const long = await post(maker, rejectDeposit, id, { reason: 'x'.repeat(201) });
    expect(long.body.fields).toMatchObject({ reason: { code: 'REASON_TOO_LONG' } });
    expect(await outcome(post(maker, rejectDeposit, id, { reason: 'Nothing arrived' }))).toBe('200 rejected');
    expect(await available(who)).toBe(0n);
    const shown = (await loadDepositCase(id))!;
    expect(shown.request).toMatchObject({
      status: 'rejected',
      reason: 'Nothing arrived',
      account: who.account,
    });
    expect(shown.history[0]!.detail).toMatchObject({ reason: 'Nothing arrived', amount: '300.00' });
  });
});

describe('a withdrawal', () => {
  it('is approved, paid and audited; its account number is readable with the permission, and the reading is audited', async () => {
    const who = await createFundedMember(held.db, 1000);
    const id = await askWithdrawal(who, 400);
    expect(
      JSON.stringify(await loadWithdrawalCase(id), (_, value: unknown) =>
        typeof value === 'bigint' ? `${value}` : value,
      ),
    ).not.toContain('1234567890');
    const read = await post(maker, payee, id);
    expect(read.body.value).toEqual({ bank: 'River Bank', holder: 'A Customer', number: '1234567890' });
    expect(await outcome(post(maker, approve, id))).toBe('200 approved');
    expect(await outcome(post(maker, pay, id, { reference: 'BNK-77' }))).toBe('200 paid');
    expect(await actions(`withdrawal:${id}`)).toEqual(['payee.read', 'withdrawal.approve', 'withdrawal.pay']);
    const [paid] = await listAuditEntries(held.db, { subject: `withdrawal:${id}`, limit: 1 });
    expect(paid!.detail).toMatchObject({ reference: 'BNK-77', status: 'paid' });
    expect(
      JSON.stringify(
        await listAuditEntries(held.db, { subject: `withdrawal:${id}`, limit: 9 }),
        (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value),
      ),
    ).not.toContain('1234567890');
  });

  it('above the threshold is not paid by the operator who approved it', async () => {
    const who = await createFundedMember(held.db, 50_000);
    const id = await askWithdrawal(who, THRESHOLD + 5);
    expect(await outcome(post(maker, approve, id))).toBe('200 approved');
    expect(await outcome(post(maker, pay, id, { reference: 'B' }))).toBe('403 OWN_APPROVAL');
    expect(await outcome(post(checker, pay, id, { reference: 'B' }))).toBe('200 paid');
    expect(await actions(`withdrawal:${id}`)).toEqual(['withdrawal.approve', 'withdrawal.pay']);
  });

  it('that is rejected returns the money', async () => {
    const who = await createFundedMember(held.db, 1000);
    const id = await askWithdrawal(who, 400);
    expect(await available(who)).toBe(units(600));
    expect(await outcome(post(maker, reject, id, { reason: 'Other name on the account' }))).toBe(
      '200 rejected',
    );
    expect(await available(who)).toBe(units(1000));
  });

  it.each(['force', 'refund'] as const)('in dispute is resolved by %s, once', async (resolution) => {
    const who = await createFundedMember(held.db, 1000);
    const id = await askWithdrawal(who, 400);
    await post(maker, approve, id);
    await post(maker, pay, id, { reference: 'B' });
    expect(await outcome(post(maker, resolve, id, { resolution }))).toBe('409 ALREADY_DECIDED');
    await confirmWithdrawal(held.db, who.memberId, id, { outcome: 'partial', receivedAmount: units(150) });
    expect(await outcome(post(checker, resolve, id, { resolution }))).toBe(
      resolution === 'force' ? '200 received' : '200 refunded',
    );
    expect(await outcome(post(checker, resolve, id, { resolution }))).toBe('409 ALREADY_DECIDED');
    expect(await available(who)).toBe(resolution === 'force' ? units(600) : units(850));
    expect((await actions(`withdrawal:${id}`)).at(-1)).toBe(`withdrawal.${resolution}`);
  });
});

it('leave the ledger’s invariants and the audit log intact', async () => {
  expect((await verifyLedger(held.db)).passed).toBe(true);
  expect(await findBrokenAuditEntry(held.db)).toBeUndefined();
});

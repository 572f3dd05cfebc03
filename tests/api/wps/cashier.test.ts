/** The cashier's calls as a client makes them: their responses, and that an invalid field changes nothing. */
import { GET as accountsRoute } from '@/app/wps/records/accounts/route';
import { GET as channelsRoute } from '@/app/wps/cashier/channels/route';
import { GET as depositsRoute, POST as depositRoute } from '@/app/wps/cashier/deposits/route';
import { POST as attachRoute } from '@/app/wps/cashier/deposits/[id]/proof/route';
import { GET as proofRoute } from '@/app/wps/cashier/proofs/[id]/route';
import { GET as payeesRoute, POST as payeeRoute } from '@/app/wps/cashier/payees/route';
import { POST as confirmRoute } from '@/app/wps/cashier/withdrawals/[id]/confirm/route';
import { GET as withdrawalsRoute, POST as withdrawalRoute } from '@/app/wps/cashier/withdrawals/route';
import { GET as messagesRoute } from '@/app/wps/member/messages/route';
import { GET as balanceRoute } from '@/app/wps/v2/wallets/balance/route';
import { approveDeposit } from '@/lib/cashier/deposits/commands';
import { approveWithdrawal, payWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { inTransaction } from '@/lib/db/client';
import { startSession } from '@/lib/identity/sessions/commands';
import { createTrial } from '@/lib/identity/trial/commands';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { createFundedMember, PAYMENT_PASSWORD, createPicture } from '../../support/cashier';
import { useTestDatabase } from '../../support/database';

const database = useTestDatabase();
const origin = {
  ip: '127.0.0.1',
  userAgent: 'jest',
  deviceId: 'device-of-the-tests-000',
  country: undefined,
};

type Answer = { status: number; body: Record<string, unknown> & { value?: never } };
type Client = {
  get(route: RouteHandler, query?: string, params?: Record<string, string>): Promise<Answer>;
  post(
    route: RouteHandler,
    body: object | FormData,
    params?: Record<string, string>,
    query?: string,
  ): Promise<Answer>;
  token: string;
};

async function clientOf(memberId: bigint): Promise<Client> {
  const { token } = await startSession(database.db, memberId, origin, false);
  const send = async (
    route: RouteHandler,
    url: string,
    init: RequestInit,
    params: Record<string, string>,
  ): Promise<Answer> => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(init.headers as Record<string, string> | undefined),
    };
    const response = await route(new Request(`http://localhost${url}`, { ...init, headers }), {
      params: Promise.resolve(params),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const body = isJson
      ? await response.json()
      : { type: response.headers.get('content-type'), bytes: await response.arrayBuffer() };
    return { status: response.status, body: body as Answer['body'] };
  };
  return {
    token,
    get: (route, query = '', params = {}) => send(route, `/x${query}`, {}, params),
    post: (route, body, params = {}, query = '') =>
      body instanceof FormData
        ? send(route, `/x${query}`, { method: 'POST', body }, params)
        : send(
            route,
            `/x${query}`,
            { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
            params,
          ),
  };
}

async function createCustomer(funds: number) {
  const account = await createFundedMember(database.db, funds);
  return { ...account, client: await clientOf(account.memberId) };
}

async function rowCounts(): Promise<unknown> {
  const counts = await Promise.all(
    (['ledger.transaction', 'cashier.deposit', 'cashier.withdrawal', 'cashier.payee'] as const).map((table) =>
      database.db
        .selectFrom(table)
        .select((on) => on.fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.map(({ count }) => String(count));
}

const valueOf = <Value>(answer: Answer) => (answer.body as unknown as { value: Value }).value;

describe('a deposit', () => {
  it('through the sandbox is in the balance and in the account record', async () => {
    const { client } = await createCustomer(0);
    const answer = await client.post(depositRoute, {
      channel: 'sandbox',
      amount: '120.50',
      requestId: 'req-sandbox-1',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, value: { status: 'approved', amount: '120.50', currency: 'THB' } },
    });
    expect((await client.get(balanceRoute)).body).toMatchObject({
      value: {
        sumBalance: '120.50',
        balance: [{ accountTypeId: 1, vendor: '', availBalance: '120.50', lockedBalance: '0.00' }],
      },
    });
    expect((await client.get(accountsRoute)).body).toMatchObject({
      value: {
        total: 1,
        totalPages: 1,
        list: [{ kind: 'deposit', amount: '120.50', balance: '120.50' }],
        summary: { opening: '0.00', closing: '120.50', moneyIn: '120.50', moneyOut: '0.00', currency: 'THB' },
      },
    });
    expect((await client.get(accountsRoute, '?kind=bet')).body).toMatchObject({
      value: { total: 0, list: [], summary: { closing: '120.50' } },
    });
    expect((await client.get(accountsRoute, '?kind=other')).body).toMatchObject({ value: { total: 0 } });
  });

  it('by transfer takes a receipt image at once or later, which no other member can read', async () => {
    const { client } = await createCustomer(0);
    const other = await createCustomer(0);
    const form = new FormData();
    for (const [name, value] of Object.entries({
      channel: 'bank',
      amount: '500',
      requestId: 'req-transfer-1',
    }))
      form.set(name, value);
    form.set('proof', await createPicture('jpeg'), 'slip.jpg');
    const deposit = valueOf<{ id: string; proofId: string; status: string }>(
      await client.post(depositRoute, form),
    );
    expect(deposit).toMatchObject({ status: 'pending', proofId: expect.any(String) as string });

    const later = new FormData();
    later.set('proof', await createPicture('png'), 'slip.png');
    const { proofId } = valueOf<{ proofId: string }>(
      await client.post(attachRoute, later, { id: deposit.id }),
    );
    expect(proofId).not.toBe(deposit.proofId);
    expect(await client.get(proofRoute, '', { id: proofId })).toMatchObject({
      status: 200,
      body: { type: 'image/jpeg' },
    });
    expect((await other.client.get(proofRoute, '', { id: proofId })).status).toBe(404);
    expect((await other.client.post(attachRoute, later, { id: deposit.id })).status).toBe(404);
    expect((await client.post(attachRoute, new FormData(), { id: deposit.id })).status).toBe(400);
  });

  it('beyond a limit is refused with the limit in the language of the request', async () => {
    const { client } = await createCustomer(0);
    const amountError = async (amount: string, language: string) => {
      const call = { channel: 'bank', amount, requestId: 'req-limit-1' };
      const { body } = await client.post(depositRoute, call, {}, `?language=${language}`);
      return (body as unknown as { fields: { amount: object } }).fields.amount;
    };
    expect(await amountError('500000.01', 'EN')).toEqual({
      code: 'TOO_BIG',
      message: 'Must be at most ฿500,000.00',
    });
    expect(await amountError('1', 'VI')).toEqual({
      code: 'TOO_SMALL',
      message: 'Tối thiểu là 100,00\u00a0฿',
    });
  });

  it('is notified to the member in the language of the request', async () => {
    const { client } = await createCustomer(0);
    const { id } = valueOf<{ id: string }>(
      await client.post(depositRoute, { channel: 'bank', amount: '1500', requestId: 'req-notice-1' }),
    );
    await inTransaction(database.db, (tx) => approveDeposit(tx, BigInt(id), 1n));
    const { list, unread } = valueOf<{ list: { title: string; text: string }[]; unread: number }>(
      await client.get(messagesRoute, '?language=TH'),
    );
    expect(unread).toBe(1);
    expect(list[0]).toMatchObject({
      title: 'ได้รับเงินฝากแล้ว',
      text: expect.stringContaining('฿1,500.00') as string,
    });
    expect((await client.get(depositsRoute)).body).toMatchObject({
      value: { total: 1, list: [{ id, status: 'approved' }] },
    });
  });
});

describe('a withdrawal', () => {
  it('is requested, paid and confirmed; no other member sees it', async () => {
    const { client, payeeId } = await createCustomer(1_000);
    const other = await createCustomer(0);
    const call = {
      channel: 'bank',
      amount: '250',
      payeeId: String(payeeId),
      paymentPassword: PAYMENT_PASSWORD,
      requestId: 'req-out-1',
    };
    const withdrawal = valueOf<{ id: string }>(await client.post(withdrawalRoute, call));
    expect((await client.get(balanceRoute)).body).toMatchObject({
      value: { sumBalance: '750.00', balance: [{ availBalance: '750.00', lockedBalance: '250.00' }] },
    });
    expect(
      (await client.post(confirmRoute, { outcome: 'received' }, { id: withdrawal.id })).body,
    ).toMatchObject({
      code: 'ALREADY_DECIDED',
    });
    await inTransaction(database.db, (tx) => approveWithdrawal(tx, BigInt(withdrawal.id), 1n));
    await inTransaction(database.db, (tx) => payWithdrawal(tx, BigInt(withdrawal.id), 1n, 'BANK-7'));
    expect(
      (await other.client.post(confirmRoute, { outcome: 'received' }, { id: withdrawal.id })).status,
    ).toBe(404);
    expect(
      (await client.post(confirmRoute, { outcome: 'partial', receivedAmount: '200' }, { id: withdrawal.id }))
        .body,
    ).toMatchObject({
      value: {
        status: 'partial',
        receivedAmount: '200.00',
        remainingAmount: '50.00',
        payee: { numberTail: '7890' },
      },
    });
    expect((await other.client.get(withdrawalsRoute)).body).toMatchObject({
      value: { total: 0, list: [] },
    });
    expect((await client.get(accountsRoute, '?kind=withdrawal')).body).toMatchObject({
      value: { list: [{ kind: 'withdrawal', amount: '-250.00', meta: { withdrawal: withdrawal.id } }] },
    });
  });

  it('never returns a full account number', async () => {
    const { client } = await createCustomer(0);
    expect(JSON.stringify((await client.get(payeesRoute)).body)).not.toContain('123456');
  });
});

it('lists the payment channels with their limits, in the language of the request', async () => {
  const { client } = await createCustomer(0);
  expect((await client.get(channelsRoute, '?kind=deposit&language=TH')).body).toMatchObject({
    value: {
      currency: 'THB',
      list: [
        { code: 'sandbox', adapter: 'instant', minimum: '10.00', maximum: '100000.00', isOpen: true },
        { code: 'bank', adapter: 'transfer', name: 'โอนผ่านธนาคาร', fee: { fixed: '0.00', percent: '0.00' } },
        { code: 'counter', fee: { fixed: '10.00', percent: '1.50' } },
        { code: 'promptpay', adapter: 'qr' },
        { code: 'codes', adapter: 'codes', redeemsCodes: true },
      ],
    },
  });
  // The other channel is for a member group.
  const withdraw = valueOf<{ list: { code: string }[] }>(await client.get(channelsRoute, '?kind=withdraw'));
  expect(withdraw.list.map(({ code }) => code)).toEqual(['bank']);
});

it('refuses trial accounts in the cashier, and shows them their play money', async () => {
  const client = await clientOf((await createTrial(database.db)).id);
  const answer = await client.post(depositRoute, {
    channel: 'sandbox',
    amount: '120',
    requestId: 'req-trial-1',
  });
  expect(answer).toMatchObject({ status: 403, body: { code: 'NEED_TRUE_ACCOUNT' } });
  expect((await client.get(balanceRoute)).body).toMatchObject({ value: { currency: 'PLY' } });
});

const AMOUNTS: unknown[] = [
  '',
  ' ',
  '0',
  '-5',
  '1e400',
  'NaN',
  'Infinity',
  '1.00001',
  '1,000',
  '0x10',
  '９',
  '9'.repeat(15),
  '9'.repeat(40),
  100,
  1.5,
  null,
  true,
  [],
  {},
  ['5'],
  undefined,
];
const TEXTS: unknown[] = ['', null, 5, true, [], {}, 'x'.repeat(5000), "'; --", '\ud800', '\0', undefined];

describe('one invalid field among valid ones', () => {
  const deposit = { channel: 'sandbox', amount: '100', requestId: 'req-bad-field-1' };
  const depositCases = [
    ...AMOUNTS.map((amount) => ['amount', amount]),
    ...TEXTS.map((channel) => ['channel', channel]),
    ...TEXTS.map((requestId) => ['requestId', requestId]),
    ['requestId', 'short'],
    ['requestId', 'with space'],
  ] as [string, unknown][];

  it('of a deposit gives 400, names the field and changes nothing', async () => {
    const { client } = await createCustomer(0);
    const before = await rowCounts();
    for (const [field, value] of depositCases) {
      const answer = await client.post(depositRoute, { ...deposit, [field]: value });
      const result = {
        field,
        value,
        status: answer.status,
        isNamed: field in ((answer.body.fields as unknown as object) ?? {}),
      };
      expect(result).toEqual({ field, value, status: 400, isNamed: true });
    }
    expect(await rowCounts()).toEqual(before);
  });

  it('of a withdrawal gives 400, names the field and changes nothing', async () => {
    const { client, payeeId } = await createCustomer(1_000);
    const call = {
      channel: 'bank',
      amount: '100',
      payeeId: String(payeeId),
      paymentPassword: PAYMENT_PASSWORD,
      requestId: 'req-bad-field-2',
    };
    const cases = [
      ...AMOUNTS.map((amount) => ['amount', amount]),
      ...TEXTS.map((channel) => ['channel', channel]),
      ...['', '0', '-1', '1.5', 'abc', '99999999999999999999', null, [], {}].map((id) => ['payeeId', id]),
      ...['', null, 5, [], {}, 'x'.repeat(500), undefined].map((password) => ['paymentPassword', password]),
    ] as [string, unknown][];
    const before = await rowCounts();
    for (const [field, value] of cases) {
      const answer = await client.post(withdrawalRoute, { ...call, [field]: value });
      const result = {
        field,
        value,
        status: answer.status,
        isNamed: field in ((answer.body.fields as unknown as object) ?? {}),
      };
      expect(result).toEqual({ field, value, status: 400, isNamed: true });
    }
    expect(await rowCounts()).toEqual(before);
  });

  it('of a payee gives 400, names the field and changes nothing', async () => {
    const { client } = await createCustomer(0);
    const call = {
      bank: 'Hill Bank',
      holder: 'A Customer',
      number: '99 8877-6655',
      paymentPassword: PAYMENT_PASSWORD,
    };
    const cases = [
      ...['', ' ', 'x', 'x'.repeat(61), null, 5, 'line\nbreak', undefined].map((bank) => ['bank', bank]),
      ...['', 'x', 'x'.repeat(101), [], undefined].map((holder) => ['holder', holder]),
      ...[
        '',
        '123',
        '1'.repeat(35),
        'a/b1234567',
        1234567890,
        '１２３４５６７',
        'GB82 WEST 1234 5698 7654 33',
        'DE89370400440532',
        undefined,
      ].map((number) => ['number', number]),
    ] as [string, unknown][];
    const before = await rowCounts();
    for (const [field, value] of cases) {
      const answer = await client.post(payeeRoute, { ...call, [field]: value });
      const result = {
        field,
        value,
        status: answer.status,
        isNamed: field in ((answer.body.fields as unknown as object) ?? {}),
      };
      expect(result).toEqual({ field, value, status: 400, isNamed: true });
    }
    expect(await rowCounts()).toEqual(before);
    expect((await client.post(payeeRoute, call)).body).toMatchObject({ value: { numberTail: '6655' } });
  });

  it.each([
    '?from=2026-13-01',
    '?from=x',
    '?from=2026-02-02&to=2026-02-01',
    '?from=2026-01-01&to=2026-12-31',
    '?from=2020-01-01',
    '?from=0000-01-01&to=0000-01-02',
    '?kind=gift',
    '?pageNum=0',
    '?pageSize=1000',
    '?pageNum=1e400',
  ])('of the account record gives 400: %s', async (query) => {
    const { client } = await createCustomer(0);
    expect((await client.get(accountsRoute, query)).status).toBe(400);
  });
});

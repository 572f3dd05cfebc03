/** The cashier's part of the back office: bulk actions, claims, payment files, channels and groups, by their calls. */
import { POST as approveDepositRoute } from '@/app/(backoffice)/backoffice/api/deposits/[id]/approve/route';
import { POST as claimRoute } from '@/app/(backoffice)/backoffice/api/deposits/[id]/claim/route';
import { POST as depositBulk } from '@/app/(backoffice)/backoffice/api/deposits/bulk/route';
import { POST as createChannelRoute } from '@/app/(backoffice)/backoffice/api/channels/route';
import { POST as changeChannelRoute } from '@/app/(backoffice)/backoffice/api/channels/[id]/route';
import { POST as switchRoute } from '@/app/(backoffice)/backoffice/api/channels/[id]/switch/route';
import { POST as createFile } from '@/app/(backoffice)/backoffice/api/payment-files/route';
import { POST as discardFile } from '@/app/(backoffice)/backoffice/api/payment-files/[id]/discard/route';
import { POST as exportFile } from '@/app/(backoffice)/backoffice/api/payment-files/[id]/export/route';
import { POST as payFile } from '@/app/(backoffice)/backoffice/api/payment-files/[id]/pay/route';
import { POST as takeOut } from '@/app/(backoffice)/backoffice/api/payment-files/[id]/take-out/route';
import { POST as templatesRoute } from '@/app/(backoffice)/backoffice/api/payment-files/templates/route';
import { GET as newsRoute } from '@/app/(backoffice)/backoffice/api/queue-news/route';
import { POST as cancelRoute } from '@/app/(backoffice)/backoffice/api/withdrawals/[id]/cancel/route';
import { POST as withdrawalBulk } from '@/app/(backoffice)/backoffice/api/withdrawals/bulk/route';
import { findBrokenAuditEntry, listAuditEntries } from '@/lib/backoffice/audit/queries';
import { loadDepositCase, loadDepositQueue } from '@/lib/backoffice/decisions/loaders';
import { readQueueParams } from '@/lib/backoffice/decisions/params';
import { verifySite } from '@/lib/backoffice/verification/commands';
import { addPayee } from '@/lib/cashier/payees/commands';
import { requestDeposit } from '@/lib/cashier/deposits/commands';
import { listOfferedChannels } from '@/lib/cashier/payment-channels/queries';
import { requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { getBalance } from '@/lib/ledger/queries';
import { units } from '@/lib/money/amount';
import { advanceClock, setClock } from '@/lib/platform/clock';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import type { Browser } from '../support/browser';
import { createFundedMember, PAYMENT_PASSWORD } from '../support/cashier';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
type Customer = Awaited<ReturnType<typeof createFundedMember>>;
let maker: { browser: Browser; id: bigint };
let checker: { browser: Browser; id: bigint };

beforeAll(async () => {
  maker = await createOperatorBrowser(held.db, 'desk.maker');
  checker = await createOperatorBrowser(held.db, 'desk.checker');
});
afterEach(() => setClock(undefined));

interface Row {
  id: string;
  status: string | null;
  code: string | null;
  message: string | null;
}
interface Answer {
  status: number;
  code: unknown;
  fields: unknown;
  value: never;
}

async function post(
  browser: Browser,
  handler: RouteHandler,
  body: object,
  id?: bigint | string,
): Promise<Answer> {
  const params: Record<string, string> = id === undefined ? {} : { id: String(id) };
  const answer = await browser.send(handler, 'POST', '/backoffice/api/x', body, params);
  const { code, fields, value } = answer.body as { code?: unknown; fields?: unknown; value?: unknown };
  return { status: answer.status, code, fields, value: value as never };
}
const rowsOf = (answer: Answer) => (answer.value as { results: Row[] }).results;
const briefly = (rows: readonly Row[]) => rows.map(({ id, status, code }) => `${id} ${status ?? code}`);

const deposit = async (who: Customer, count: number) =>
  (
    await requestDeposit(held.db, who, {
      channel: 'bank',
      amount: units(count),
      requestId: crypto.randomUUID(),
    })
  ).id;
const withdraw = async (who: Customer, count: number, payeeId = who.payeeId) =>
  (
    await requestWithdrawal(held.db, who, {
      channel: 'bank',
      amount: units(count),
      payeeId,
      paymentPassword: PAYMENT_PASSWORD,
      requestId: crypto.randomUUID(),
    })
  ).id;
const available = async (who: Customer) => (await getBalance(held.db, who.memberId)).available;
const audit = (subject: string) => listAuditEntries(held.db, { subject, limit: 50 });

describe('a bulk action', () => {
  it('has a result for each row; one refused row does not stop the others', async () => {
    const who = await createFundedMember(held.db);
    const [good, decided, large, other] = [
      await deposit(who, 500),
      await deposit(who, 600),
      await deposit(who, 10_001),
      await deposit(who, 700),
    ];
    await post(checker.browser, approveDepositRoute, {}, decided);
    await post(checker.browser, claimRoute, {}, other);
    const rows = rowsOf(
      await post(maker.browser, depositBulk, {
        action: 'approve',
        ids: [decided, good, 999_999n, other, large, good].map(String),
      }),
    );
    expect(briefly(rows)).toEqual([
      `${decided} ALREADY_DECIDED`,
      `${good} approved`,
      '999999 NOT_FOUND',
      `${other} CLAIMED_BY_OTHER`,
      `${large} checked`,
    ]);
    expect(rows[0]!.message).toContain('already been decided');
    expect(await available(who)).toBe(units(1_100));
    expect((await audit(`deposit:${good}`)).map(({ action }) => action)).toEqual(['deposit.approve']);
    const despite = await post(maker.browser, depositBulk, {
      action: 'approve',
      ids: [String(other)],
      despiteClaim: true,
    });
    expect(briefly(rowsOf(despite))).toEqual([`${other} approved`]);
    expect((await audit(`deposit:${other}`))[0]!.detail).toMatchObject({ despiteClaim: true });
  });

  it('by two operators at once credits each deposit once', async () => {
    const who = await createFundedMember(held.db);
    const ids = await Promise.all([1, 2, 3, 4].map((count) => deposit(who, 100 * count)));
    const answers = await Promise.all(
      [maker, checker, maker, checker].map(({ browser }) =>
        post(browser, depositBulk, { action: 'approve', ids: ids.map(String) }),
      ),
    );
    const approved = answers.flatMap(rowsOf).filter(({ status }) => status === 'approved');
    expect(approved.map(({ id }) => id).sort()).toEqual(ids.map(String).sort());
    expect(await available(who)).toBe(units(1_000));
  });

  it('rejects, cancels, claims and releases, and needs a reason where the member reads one', async () => {
    const who = await createFundedMember(held.db, 1_000);
    const ids = (await Promise.all([100, 200].map((count) => withdraw(who, count)))).map(String);
    const act = (action: string, more: object = {}) =>
      post(maker.browser, withdrawalBulk, { action, ids, ...more });
    for (const action of ['reject', 'cancel'])
      expect(await act(action)).toMatchObject({ status: 400, fields: { reason: { code: 'REQUIRED' } } });
    expect(briefly(rowsOf(await act('claim')))).toEqual(ids.map((id) => `${id} claimed`));
    expect(briefly(rowsOf(await act('release')))).toEqual(ids.map((id) => `${id} released`));
    expect(briefly(rowsOf(await act('cancel', { reason: 'They asked for it' })))).toEqual(
      ids.map((id) => `${id} cancelled`),
    );
    expect(await available(who)).toBe(units(1_000));
    expect(await post(maker.browser, depositBulk, { action: 'cancel', ids, reason: 'x' })).toMatchObject({
      status: 400,
    });
    expect(
      await post(maker.browser, depositBulk, {
        action: 'claim',
        ids: Array.from({ length: 101 }, () => '1'),
      }),
    ).toMatchObject({ status: 400, fields: { ids: { code: 'TOO_MANY_REQUESTS_CHOSEN' } } });
  });
});

it('an approval with another amount has both amounts in the audit log', async () => {
  const who = await createFundedMember(held.db);
  const id = await deposit(who, 900);
  expect(await post(maker.browser, approveDepositRoute, { amount: '850.50' }, id)).toMatchObject({
    status: 400,
    fields: { reason: { code: 'REQUIRED' } },
  });
  const body = { amount: '850.50', reason: 'As on the statement', bankReference: 'KB-1' };
  expect(await post(maker.browser, approveDepositRoute, body, id)).toMatchObject({ status: 200 });
  expect((await audit(`deposit:${id}`))[0]).toMatchObject({
    action: 'deposit.approve',
    detail: { amount: '850.50', asked: '900.00', reason: 'As on the statement', bankReference: 'KB-1' },
  });
});

describe('a claim', () => {
  it('is shown by name to the others, in the queue and in the request', async () => {
    const who = await createFundedMember(held.db);
    const id = await deposit(who, 500);
    await post(maker.browser, claimRoute, {}, id);
    expect(await loadDepositCase(id)).toMatchObject({ claimedBy: 'desk.maker' });
    const queue = await loadDepositQueue(readQueueParams({ q: `#${id}` }), checker.id);
    expect(queue.claimants.get(maker.id)).toBe('desk.maker');
    expect((await loadDepositQueue(readQueueParams({ claimed: 'me' }), maker.id)).list).toHaveLength(1);
    expect((await loadDepositQueue(readQueueParams({ claimed: 'me' }), checker.id)).list).toHaveLength(0);
    expect(await post(checker.browser, approveDepositRoute, {}, id)).toMatchObject({
      status: 409,
      code: 'CLAIMED_BY_OTHER',
    });
    expect(await post(checker.browser, approveDepositRoute, { despiteClaim: true }, id)).toMatchObject({
      status: 200,
    });
  });
});

it('asking for the news of a queue does not keep an idle session alive', async () => {
  const { browser } = await createOperatorBrowser(held.db, 'desk.idle', ['cashier.read']);
  const ask = async () => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request('http://localhost/backoffice/api/queue-news?kind=deposit&since=0', {
      headers: { cookie },
    });
    return (await newsRoute(request, { params: Promise.resolve({}) })).status;
  };
  expect(await ask()).toBe(200);
  for (let minutes = 0; minutes < 30; minutes += 5) {
    advanceClock(5 * 60_000);
    if (minutes < 25) expect(await ask()).toBe(200);
  }
  advanceClock(60_000);
  expect(await ask()).toBe(401);
});

describe('a payment file', () => {
  const approved = async (who: Customer, counts: readonly number[], payeeId?: bigint) => {
    const ids: bigint[] = [];
    for (const count of counts) ids.push(await withdraw(who, count, payeeId));
    await post(checker.browser, withdrawalBulk, { action: 'approve', ids: ids.map(String) });
    return ids;
  };
  const create = async (ids: readonly bigint[], template = 'Standard') =>
    post(maker.browser, createFile, { ids: ids.map(String), template });

  it('is written by its template with the whole account numbers, formulas escaped, and the reading audited', async () => {
    const who = await createFundedMember(held.db, 1_000);
    const evil = await addPayee(held.db, who.memberId, {
      bank: '=HYPERLINK("http://evil")',
      holder: '@SUM(A1), "the boss"',
      number: 'DE89370400440532013000',
      paymentPassword: PAYMENT_PASSWORD,
    });
    const [id] = (await approved(who, [400], evil.id)) as [bigint];
    const columns = [
      { head: 'Nr', field: 'number' },
      { head: 'Bank', field: 'bank' },
      { head: 'Name', field: 'holder' },
      { head: 'IBAN', field: 'payeeNumber' },
      { head: 'Sum', field: 'payout' },
      { head: 'Kind', field: 'constant', text: '-SALARY' },
    ];
    const templates = [{ name: 'My bank', separator: ';', header: true, columns }];
    expect(await post(maker.browser, templatesRoute, { templates })).toMatchObject({ status: 200 });
    const file = await create([id], 'My bank');
    const fileId = (file.value as { id: string }).id;
    const { value } = await post(maker.browser, exportFile, {}, fileId);
    expect(value).toEqual({
      fileName: `payments-${fileId}.csv`,
      text:
        'Nr;Bank;Name;IBAN;Sum;Kind\r\n' +
        `${id};"'=HYPERLINK(""http://evil"")";"'@SUM(A1), ""the boss""";DE89370400440532013000;400.00;'-SALARY\r\n`,
    });
    const entries = await audit(`paymentFile:${fileId}`);
    expect(entries.map(({ action }) => action)).toEqual(['paymentFile.export', 'paymentFile.create']);
    expect(entries[0]!.detail).toEqual({ template: 'My bank', withdrawals: [String(id)] });
    expect(
      JSON.stringify(entries, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each)),
    ).not.toContain('0532013000');
    await post(maker.browser, templatesRoute, {
      templates: [{ ...templates[0]!, name: 'Standard' }],
    });
  });

  it('takes approved withdrawals that are in no other file, and keeps them from being rejected', async () => {
    const who = await createFundedMember(held.db, 5_000);
    const [first, second] = (await approved(who, [400, 500])) as [bigint, bigint];
    const waiting = await withdraw(who, 600);
    expect(await create([first, waiting])).toMatchObject({ status: 409, code: 'NOT_PAYABLE' });
    const parallel = await Promise.all([create([first, second]), create([second, first])]);
    expect(parallel.map(({ status }) => status).sort()).toEqual([200, 409]);
    const fileId = (parallel.find(({ status }) => status === 200)!.value as { id: string }).id;
    const cancel = (id: bigint) => post(maker.browser, cancelRoute, { reason: 'They asked' }, id);
    expect(await cancel(first)).toMatchObject({ status: 409, code: 'IN_PAYMENT_FILE' });
    await post(maker.browser, takeOut, { withdrawalId: String(first) }, fileId);
    expect(await cancel(first)).toMatchObject({ status: 200 });
    expect(await post(maker.browser, discardFile, {}, fileId)).toMatchObject({ status: 200 });
    expect(await post(maker.browser, exportFile, {}, fileId)).toMatchObject({ code: 'NOTHING_TO_PAY' });
    expect(await create([second])).toMatchObject({ status: 200 });
  });

  it('is paid as a whole by one press, each withdrawal by itself', async () => {
    const who = await createFundedMember(held.db, 50_000);
    const [small, large] = (await approved(who, [400, 10_001])) as [bigint, bigint];
    const file = await post(checker.browser, createFile, {
      ids: [small, large].map(String),
      template: 'Standard',
    });
    const fileId = (file.value as { id: string }).id;
    // The operator who approved the large one may not pay it (docs/trust.md M8).
    expect(briefly(rowsOf(await post(checker.browser, payFile, { reference: 'RUN-1' }, fileId)))).toEqual([
      `${small} paid`,
      `${large} OWN_APPROVAL`,
    ]);
    expect(briefly(rowsOf(await post(maker.browser, payFile, { reference: 'RUN-1' }, fileId)))).toEqual([
      `${large} paid`,
    ]);
    expect(briefly(rowsOf(await post(maker.browser, payFile, { reference: 'RUN-1' }, fileId)))).toEqual([]);
    expect((await audit(`withdrawal:${large}`))[0]).toMatchObject({
      action: 'withdrawal.pay',
      operator: 'desk.maker',
      detail: { reference: 'RUN-1' },
    });
  });

  it('is paid by the bank’s result, line by line', async () => {
    const who = await createFundedMember(held.db, 5_000);
    const [first, second, third] = (await approved(who, [400, 500, 600])) as [bigint, bigint, bigint];
    const fileId = ((await create([first, second])).value as { id: string }).id;
    const pay = async (text: string) => {
      const body = new FormData();
      body.set('result', new File([text], 'result.csv'));
      const cookie = [...maker.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const request = new Request('http://localhost/backoffice/api/x', {
        method: 'POST',
        body,
        headers: { cookie, origin: 'http://localhost', host: 'localhost' },
      });
      const answer = await payFile(request, { params: Promise.resolve({ id: fileId }) });
      return (await answer.json()) as { value?: { results: Row[] }; fields?: unknown };
    };
    expect(await pay('id,ref\n1,2')).toMatchObject({ fields: { result: { code: 'PAID_COLUMNS' } } });
    expect(await pay(`number,reference\n${first},A\nx,B`)).toMatchObject({
      fields: { result: { code: 'PAID_LINE' } },
    });
    const { value } = await pay(
      `amount;Number;reference\n400.00;${first};BANK-A\n499.99;${second};BANK-B\n600.00;#${third};BANK-C\n`,
    );
    expect(briefly(value!.results)).toEqual([
      `${first} paid`,
      `${second} OTHER_PAYOUT`,
      `${third} NOT_IN_FILE`,
    ]);
    expect((await audit(`withdrawal:${first}`))[0]!.detail).toMatchObject({ reference: 'BANK-A' });
  });
});

describe('a payment channel', () => {
  const terms = [{ currency: 'THB', minimum: '200', maximum: '9000', feeFixed: '', feeRate: '2' }];
  const account = {
    currency: 'THB',
    bank: 'Hill Bank',
    holder: 'House Ltd',
    number: 'GB82 WEST 1234 5698 7654 32',
  };

  it('is made, filled in, switched on and changed in the browser; members see it at once, the audit log has before and after', async () => {
    const who = await createFundedMember(held.db);
    const offered = async () =>
      (await listOfferedChannels(held.db, 'deposit', who)).find(({ channel }) => channel.code === 'hill');
    const made = await post(maker.browser, createChannelRoute, {
      kind: 'deposit',
      code: 'hill',
      adapter: 'transfer',
      names: { en: 'Hill Bank', th: 'ธนาคารฮิลล์' },
      terms,
    });
    const { id } = made.value as { id: string };
    expect(await post(maker.browser, switchRoute, { version: 1, enabled: true }, id)).toMatchObject({
      status: 400,
      fields: {
        accounts: { code: 'CHANNEL_NO_ACCOUNT_IN', message: 'Add an account that members transfer THB to' },
      },
    });
    expect(await offered()).toBeUndefined();
    const content = { names: { en: 'Hill Bank' }, terms, accounts: [account] };
    await post(maker.browser, changeChannelRoute, { ...content, version: 1 }, id);
    await post(maker.browser, switchRoute, { version: 2, enabled: true }, id);
    expect(await offered()).toMatchObject({ terms: { minimum: units(200), fee: { rate: 200 } } });
    expect(await post(checker.browser, changeChannelRoute, { ...content, version: 2 }, id)).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
    });
    await post(
      checker.browser,
      changeChannelRoute,
      {
        ...content,
        accounts: [],
        version: 3,
      },
      id,
    ).then((answer) => expect(answer.status).toBe(400));
    await post(
      checker.browser,
      changeChannelRoute,
      { ...content, terms: [{ ...terms[0], minimum: '300' }], version: 3 },
      id,
    );
    expect(await offered()).toMatchObject({ terms: { minimum: units(300) } });
    const entries = await audit(`channel:${id}`);
    expect(entries.map(({ action }) => action)).toEqual([
      'channel.change',
      'channel.enable',
      'channel.change',
      'channel.create',
    ]);
    expect(entries[0]).toMatchObject({ operator: 'desk.checker' });
    expect(entries[0]!.detail).toMatchObject({
      before: { limits: { THB: '200.00 - 9000.00' } },
      after: { limits: { THB: '300.00 - 9000.00' } },
    });
  });
});

it('leave everything that npm run verify checks intact', async () => {
  const { checks } = await verifySite(held.db);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
  expect(checks.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'every deposit is posted with its amount and its fee, and only if it is approved',
    ]),
  );
  expect(await findBrokenAuditEntry(held.db)).toBeUndefined();
});

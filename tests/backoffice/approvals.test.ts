/** Four eyes: what one operator requests and another one approves (docs/trust.md M8). */
import { POST as approve } from '@/app/(backoffice)/backoffice/api/approvals/[id]/approve/route';
import { POST as reject } from '@/app/(backoffice)/backoffice/api/approvals/[id]/reject/route';
import { POST as withdraw } from '@/app/(backoffice)/backoffice/api/approvals/[id]/withdraw/route';
import { POST as changeThreshold } from '@/app/(backoffice)/backoffice/api/approvals/thresholds/route';
import en from '@/messages/en/backoffice-approvals.json';
import fc from 'fast-check';
import { z } from 'zod';
import { submit } from '@/lib/backoffice/approvals/commands';
import { approvalCase, approvalsInMenu, approvalsPage } from '@/lib/backoffice/approvals/loaders';
import { APPROVAL_ACTIONS } from '@/lib/backoffice/approvals/registry';
import { needsTwo, normaliseThreshold, THRESHOLDS } from '@/lib/backoffice/approvals/thresholds';
import type { ApprovalAction } from '@/lib/backoffice/approvals/types';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import type { Permission } from '@/lib/backoffice/constants';
import { sweepBackOffice } from '@/lib/backoffice/jobs';
import { setOperatorPermissions, setOperatorStatus } from '@/lib/backoffice/operators/commands';
import { findOperator } from '@/lib/backoffice/operators/queries';
import { getApprovalThreshold } from '@/lib/cashier/settings';
import { setFlag } from '@/lib/content/commands';
import { formatDecimal, parseAmount, units, type Amount } from '@/lib/money/amount';
import { advanceClock, setClock } from '@/lib/platform/clock';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import type { Browser } from '../support/browser';
import { type Answer } from '../support/browser';
import { asOwner, useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const KEY = 'cashier.fourEyesAbove';
const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? 'OK'}`;

interface Person {
  browser: Browser;
  id: bigint;
  account: string;
}
let people = 0;
let maker: Person;
let checker: Person;

async function person(permissions: readonly Permission[]): Promise<Person> {
  const account = `dao${++people}`;
  return { account, ...(await createOperatorBrowser(held.db, account, permissions)) };
}

const call = ({ browser }: Person, route: RouteHandler, body: object, id?: string) =>
  browser.send(route, 'POST', '/backoffice/api/x', body, id === undefined ? {} : { id });
const ask = (by: Person, value: string, reason = 'less work') =>
  call(by, changeThreshold, { key: KEY, value, reason });
async function requested(by: Person, value: string): Promise<string> {
  const answer = await ask(by, value);
  expect(answer.body.value).toMatchObject({ status: 'requested' });
  return (answer.body.value as { id: string }).id;
}
const threshold = async () => formatDecimal(await getApprovalThreshold(held.db));
const actor = async ({ id }: Person) => ({
  db: held.db,
  ip: '127.0.0.1',
  operator: (await findOperator(held.db, id))!,
});

beforeAll(async () => {
  maker = await person(['operators.write']);
  checker = await person(['operators.write']);
});

beforeEach(async () => {
  await setFlag(held.db, KEY, '10000', false);
  await asOwner(held.ownerUrl, (client) => client.query('DELETE FROM backoffice.approval'));
});
afterEach(() => setClock(undefined));

describe('the approval threshold', () => {
  it('changes when another operator approves it, with its entries in the audit log', async () => {
    const id = await requested(maker, '25000');
    expect(await threshold()).toBe('10000.00');
    expect(codeOf(await call(maker, approve, {}, id))).toBe('403 OWN_APPROVAL');
    expect(codeOf(await call(checker, approve, {}, id))).toBe('200 OK');
    expect(await threshold()).toBe('25000.00');
    expect(codeOf(await call(checker, approve, {}, id))).toBe('409 ALREADY_DECIDED');
    const change = {
      before: { threshold: { amount: '10000.00', currency: 'THB' } },
      after: { threshold: { amount: '25000.00', currency: 'THB' } },
    };
    expect(await listAuditEntries(held.db, { limit: 3 })).toMatchObject([
      {
        action: 'settings.threshold',
        subject: `setting:${KEY}`,
        operator: checker.account,
        detail: { ...change, requestedBy: maker.account, approval: id, reason: 'less work' },
      },
      { action: 'approval.approve', subject: `approval:${id}`, operator: checker.account },
      { action: 'approval.request', subject: `approval:${id}`, operator: maker.account, detail: change },
    ]);
  });

  it('is performed once by twenty parallel approvals', async () => {
    const others = [checker, await person(['operators.write'])];
    const id = await requested(maker, '5000');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => call(others[index % 2]!, approve, {}, id)),
    );
    const codes = answers.map(codeOf).sort();
    expect(codes).toEqual(['200 OK', ...Array<string>(19).fill('409 ALREADY_DECIDED')]);
    expect(await listAuditEntries(held.db, { action: 'settings.threshold', limit: 50 })).toHaveLength(2);
  });

  it('is decided once if one approves and another rejects', async () => {
    const id = await requested(maker, '7000');
    const third = await person(['operators.write']);
    const answers = await Promise.all([
      call(checker, approve, {}, id),
      call(third, reject, { reason: 'no' }, id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { status } = await held.db
      .selectFrom('backoffice.approval')
      .select('status')
      .executeTakeFirstOrThrow();
    expect(await threshold()).toBe(status === 'performed' ? '7000.00' : '10000.00');
  });

  it('is not changed if the request is rejected or withdrawn', async () => {
    const first = await requested(maker, '1');
    expect(codeOf(await call(maker, reject, { reason: 'mine' }, first))).toBe('403 OWN_APPROVAL');
    expect(codeOf(await call(checker, withdraw, {}, first))).toBe('403 FORBIDDEN');
    expect((await call(checker, reject, { reason: ' ' }, first)).body.fields?.reason?.code).toBe('REQUIRED');
    expect(codeOf(await call(checker, reject, { reason: 'too low' }, first))).toBe('200 OK');
    const second = await requested(maker, '2');
    expect(codeOf(await call(maker, withdraw, {}, second))).toBe('200 OK');
    for (const id of [first, second])
      expect(codeOf(await call(checker, approve, {}, id))).toBe('409 ALREADY_DECIDED');
    expect(await threshold()).toBe('10000.00');
    const entries = await listAuditEntries(held.db, { limit: 4 });
    expect(entries.map(({ action }) => action)).toEqual([
      'approval.withdraw',
      'approval.request',
      'approval.reject',
      'approval.request',
    ]);
  });

  it('has one request at a time, which expires', async () => {
    setClock(new Date('2031-01-01T00:00:00Z'));
    const id = await requested((maker = await person(['operators.write'])), '3');
    const parallel = await Promise.all(Array.from({ length: 5 }, () => ask(maker, '4')));
    expect(parallel.map(codeOf)).toEqual(Array(5).fill('409 APPROVAL_PENDING'));
    advanceClock(72 * 3_600_000);
    const later = await person(['operators.write']);
    expect(codeOf(await call(later, approve, {}, id))).toBe('409 APPROVAL_EXPIRED');
    expect((await ask(later, '5')).status).toBe(200);
    await sweepBackOffice(held.db);
    expect(codeOf(await call(later, approve, {}, id))).toBe('409 APPROVAL_EXPIRED');
    expect(await threshold()).toBe('10000.00');
  });

  it('is not changed if it has changed since, or the requester may no longer request it', async () => {
    const stale = await requested(maker, '300');
    await setFlag(held.db, KEY, '200', false);
    expect(codeOf(await call(checker, approve, {}, stale))).toBe('409 APPROVAL_OUTDATED');
    expect(codeOf(await call(checker, reject, { reason: 'stale' }, stale))).toBe('200 OK');
    const gone = await person(['operators.write']);
    const id = await requested(gone, '400');
    await setOperatorPermissions(held.db, gone.account, ['audit.read']);
    expect(codeOf(await call(checker, approve, {}, id))).toBe('409 REQUESTER_GONE');
    await setOperatorPermissions(held.db, gone.account, ['operators.write']);
    await setOperatorStatus(held.db, gone.account, 'disabled');
    expect(codeOf(await call(checker, approve, {}, id))).toBe('409 REQUESTER_GONE');
    await setOperatorStatus(held.db, gone.account, 'active');
    expect(codeOf(await call(checker, approve, {}, id))).toBe('200 OK');
    expect(await threshold()).toBe('400.00');
  });

  it('needs the permission to request, to approve and to reject', async () => {
    const reader = await person(['cashier.decide', 'audit.read']);
    expect(codeOf(await ask(reader, '1'))).toBe('403 FORBIDDEN');
    const id = await requested(maker, '1');
    expect(codeOf(await call(reader, approve, {}, id))).toBe('403 FORBIDDEN');
    expect(codeOf(await call(reader, reject, { reason: 'x' }, id))).toBe('403 FORBIDDEN');
    expect(codeOf(await call(checker, approve, {}, '999999'))).toBe('404 NOT_FOUND');
    await expect(
      submit(await actor(reader), APPROVAL_ACTIONS[0]!, { key: KEY, value: '1.00', from: '10000.00' }, 'x'),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each([
    ['', 'THRESHOLD'],
    ['-1', 'THRESHOLD'],
    ['1,000', 'THRESHOLD'],
    ['9999999999', 'THRESHOLD'],
    ['10000.0', 'THRESHOLD_SAME'],
  ])('refuses %j', async (value, code) => {
    expect((await ask(maker, value)).body.fields?.value?.code).toBe(code);
    expect(await held.db.selectFrom('backoffice.approval').selectAll().execute()).toEqual([]);
  });

  it('of an unknown key does not exist', async () => {
    const body = { key: 'defaultPassword', value: '1', reason: 'x' };
    expect(codeOf(await call(maker, changeThreshold, body))).toBe('404 NOT_FOUND');
  });
});

describe('a threshold', () => {
  it('is 0 for always, empty for never, and compares the amount without its sign', () => {
    const amounts = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    const limits = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(amounts, limits, (amount, limit) => {
        const size = amount < 0n ? -amount : amount;
        expect(needsTwo(formatDecimal(limit), amount as Amount)).toBe(limit === 0n || size > limit);
        expect(needsTwo('', amount as Amount)).toBe(false);
      }),
    );
  });

  it('is stored in one form', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (typed, mayBeEmpty) => {
        const stored = normaliseThreshold({ key: 'x', shipped: '0', mayBeEmpty }, typed);
        if (stored === undefined || stored === '') return stored !== '' || mayBeEmpty;
        const amount = parseAmount(stored)!;
        return amount >= 0n && normaliseThreshold({ key: 'x', shipped: '0', mayBeEmpty }, stored) === stored;
      }),
    );
  });

  it('has a name and a text, and a shipped value that is allowed', () => {
    for (const one of THRESHOLDS) {
      const key = one.key.replaceAll('.', '-') as keyof typeof en.rules.names;
      expect({ key, named: Boolean(en.rules.names[key] && en.rules.texts[key]) }).toEqual({
        key,
        named: true,
      });
      expect(normaliseThreshold(one, one.shipped)).toBeDefined();
    }
  });
});

describe('an action with a threshold', () => {
  const performed: string[] = [];
  const done: string[] = [];
  const payload = z.object({ member: z.string(), amount: z.string() });
  const gift: ApprovalAction<z.output<typeof payload>, string, string> = {
    name: 'test.gift',
    permission: 'cashier.adjust',
    payload,
    rule: {
      kind: 'above',
      threshold: { key: 'test.giftAbove', shipped: '100', mayBeEmpty: true },
      amount: ({ amount }) => parseAmount(amount)!,
    },
    subject: ({ member }) => `member:${member}`,
    load: async () => 'state',
    describe: ({ amount }) => ({
      before: { balance: null },
      after: { balance: { amount, currency: 'THB' } },
    }),
    perform: async (tx, by, { member, amount }, state, request) => {
      performed.push(
        `${member} ${amount} ${state} ${by.operator.account} ${request?.requestedBy ?? 'alone'}`,
      );
      return member;
    },
    committed: (_, outcome) => void done.push(outcome),
  };
  const give = async (by: Person, member: string, amount: string) =>
    submit(await actor(by), gift, { member, amount }, 'welcome');

  it('is performed at once up to it and requested above it; without one it is performed, with 0 requested', async () => {
    const giver = await person(['cashier.adjust']);
    expect(await give(giver, '1', '100')).toEqual({ status: 'performed', outcome: '1' });
    expect(performed.splice(0)).toEqual([`1 100 state ${giver.account} alone`]);
    expect(done.splice(0)).toEqual(['1']);
    expect(await listAuditEntries(held.db, { subject: 'member:1', limit: 1 })).toMatchObject([
      { action: 'test.gift', detail: { after: { balance: { amount: '100' } }, reason: 'welcome' } },
    ]);
    expect(await give(giver, '1', '100.0001')).toMatchObject({ status: 'requested' });
    await setFlag(held.db, 'test.giftAbove', '', false);
    expect(await give(giver, '2', formatDecimal(units(10_000_000n)))).toMatchObject({ status: 'performed' });
    await setFlag(held.db, 'test.giftAbove', '0', false);
    expect(await give(giver, '3', '0.0001')).toMatchObject({ status: 'requested' });
    expect(performed).toHaveLength(1);
  });

  it('is refused with the payload’s fields, and leaves nothing', async () => {
    const giver = await person(['cashier.adjust']);
    const wrong = { member: 7, amount: '1' } as unknown as z.output<typeof payload>;
    await expect(submit(await actor(giver), gift, wrong, 'x')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});

describe('the queue', () => {
  it('shows an operator what they may decide and what they requested, and to auditors everything', async () => {
    const id = BigInt(await requested(maker, '77'));
    const operatorOf = async (one: Person) => (await actor(one)).operator;
    const clerk = await operatorOf(await person(['content.write']));
    const auditor = await operatorOf(await person(['audit.read']));
    const [mine, other] = [await operatorOf(maker), await operatorOf(checker)];
    expect(await approvalsInMenu(mine)).toEqual({ isShown: true, waiting: 0 });
    expect(await approvalsInMenu(other)).toEqual({ isShown: true, waiting: 1 });
    expect(await approvalsInMenu(clerk)).toEqual({ isShown: false, waiting: 0 });
    expect(await approvalsInMenu(auditor)).toEqual({ isShown: true, waiting: 0 });
    const total = async (who: typeof mine, show: 'waiting' | 'mine' | 'all') =>
      (await approvalsPage(who, { show, action: undefined, pageNum: 1 })).page.total;
    expect([await total(mine, 'mine'), await total(other, 'waiting'), await total(other, 'mine')]).toEqual([
      1, 1, 0,
    ]);
    expect([await total(clerk, 'all'), await total(auditor, 'all')]).toEqual([0, 1]);
    expect(await approvalCase(clerk, id)).toBeUndefined();
    expect(await approvalCase(auditor, id)).toMatchObject({ mayDecide: false, isOwn: false });
    expect(await approvalCase(other, id)).toMatchObject({
      mayDecide: true,
      now: { after: { threshold: { amount: '77.00' } } },
      problem: undefined,
    });
    await setFlag(held.db, KEY, '5', false);
    expect(await approvalCase(other, id)).toMatchObject({ now: undefined, problem: 'APPROVAL_OUTDATED' });
  });
});

describe('the table of requests', () => {
  it('keeps what was requested, and maker and checker apart, against raw SQL too', async () => {
    const id = BigInt(await requested(maker, '88'));
    const update = (values: object) =>
      held.db.updateTable('backoffice.approval').set(values).where('id', '=', id).execute();
    await expect(update({ payload: '{}' })).rejects.toThrow(/permission denied/);
    await expect(held.db.deleteFrom('backoffice.approval').execute()).rejects.toThrow(/permission denied/);
    const decided = { status: 'performed', decided_at: new Date() };
    await expect(update({ ...decided, decided_by: maker.id })).rejects.toThrow(/maker_is_not_checker/);
    await expect(update({ ...decided, decided_by: null })).rejects.toThrow(/maker_is_not_checker/);
    await expect(update({ status: 'rejected', decided_by: checker.id })).rejects.toThrow(
      /decided_completely/,
    );
  });

  it('every action has a name in the queue', () => {
    for (const { name } of APPROVAL_ACTIONS) {
      const found = name
        .split('.')
        .reduce<unknown>((tree, key) => (tree as Record<string, unknown>)?.[key], en.actions);
      expect({ name, found }).toEqual({ name, found: { name: expect.any(String) as string } });
    }
  });
});

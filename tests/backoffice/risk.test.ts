import { POST as fileRoute } from '@/app/(backoffice)/backoffice/api/payment-files/route';
import { POST as addRoute } from '@/app/(backoffice)/backoffice/api/risk/cases/[id]/add/route';
import { POST as assignRoute } from '@/app/(backoffice)/backoffice/api/risk/cases/[id]/assign/route';
import { POST as closeRoute } from '@/app/(backoffice)/backoffice/api/risk/cases/[id]/close/route';
import { POST as noteRoute } from '@/app/(backoffice)/backoffice/api/risk/cases/[id]/notes/route';
import { POST as reopenRoute } from '@/app/(backoffice)/backoffice/api/risk/cases/[id]/reopen/route';
import { POST as openRoute } from '@/app/(backoffice)/backoffice/api/risk/cases/route';
import { POST as decideRoute } from '@/app/(backoffice)/backoffice/api/risk/flags/[id]/decide/route';
import { POST as holdRoute } from '@/app/(backoffice)/backoffice/api/risk/flags/[id]/hold/route';
import { POST as bulkRoute } from '@/app/(backoffice)/backoffice/api/risk/flags/bulk/route';
import { POST as ruleRoute } from '@/app/(backoffice)/backoffice/api/risk/rules/[detector]/route';
import { POST as approveRoute } from '@/app/(backoffice)/backoffice/api/withdrawals/[id]/approve/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { loadWithdrawalCase, loadWithdrawalQueue } from '@/lib/backoffice/decisions/loaders';
import { readQueueParams } from '@/lib/backoffice/decisions/params';
import { loadCase, loadRules } from '@/lib/backoffice/risk/loaders';
import { riskCasesTable, riskFlagsTable } from '@/lib/backoffice/tables/sources/risk';
import { inTransaction } from '@/lib/db/client';
import { requestWithdrawal } from '@/lib/cashier/withdrawals/commands';
import { units } from '@/lib/money/amount';
import { now } from '@/lib/platform/clock';
import { recordFindings } from '@/lib/risk/flags';
import { getFlag } from '@/lib/risk/queries';
import { getRule } from '@/lib/risk/thresholds';
import type { Rule } from '@/lib/risk/types';
import { seedPaymentChannels } from '@/lib/cli/seed/channels';
import { createFundedMember, openToEverybody, PAYMENT_PASSWORD } from '../support/cashier';
import type { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let risk: { browser: Browser; id: bigint };
let cashier: { browser: Browser; id: bigint };
let members: { memberId: bigint; currency: string; account: string }[];

beforeAll(async () => {
  risk = await createOperatorBrowser(held.db, 'rita', ['risk.read', 'risk.decide']);
  cashier = await createOperatorBrowser(held.db, 'carl', ['cashier.read', 'cashier.decide']);
  await seedPaymentChannels(held.db, 'THB');
  await openToEverybody(held.db, 'withdraw', 'bank');
  members = [await createFundedMember(held.db, 5_000), await createFundedMember(held.db, 5_000)];
});

const send = (route: Parameters<Browser['send']>[0], path: string, body: object, params = {}, who = risk) =>
  who.browser.send(route, 'POST', `/backoffice/api/${path}`, body, params);

/** What a detector finds about the first member, or about both. */
async function find(subject: string, weight: number, rule: Partial<Rule> = {}, who = members.slice(0, 1)) {
  await inTransaction(held.db, async (tx) =>
    recordFindings(
      tx,
      { ...(await getRule(tx, 'littleTurnover')), ...rule },
      [
        {
          subject,
          members: who.map(({ memberId }) => memberId),
          weight,
          facts: { count: { kind: 'count', value: weight } },
          evidence: [],
        },
      ],
      now(),
    ),
  );
  const row = await held.db
    .selectFrom('risk.flag')
    .select('id')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return row.id;
}
const flag = async (id: bigint) => (await getFlag(held.db, id))!;
const decide = (id: bigint, decision: string, reason = 'looked into it') =>
  send(decideRoute, `risk/flags/${id}/decide`, { decision, reason }, { id: String(id) });
const actionsOf = async (subject: string) =>
  (await listAuditEntries(held.db, { subject, limit: 20 })).map(({ action }) => action);

test('a dismissed flag stays silent until there is more evidence than the operator has seen', async () => {
  const id = await find('silent', 3);
  expect((await decide(id, 'dismiss', '')).status).toBe(400);
  expect((await decide(id, 'dismiss')).body.value).toEqual({ id: String(id), status: 'dismissed' });
  expect((await decide(id, 'dismiss')).body).toMatchObject({ code: 'RISK_FLAG_DECIDED' });
  await find('silent', 3);
  await find('silent', 2);
  expect(await flag(id)).toMatchObject({
    status: 'dismissed',
    weight: 3,
    detections: 1,
    reason: 'looked into it',
  });
  await find('silent', 4);
  expect(await flag(id)).toMatchObject({ status: 'open', weight: 4, detections: 2, reason: null });
  expect(await actionsOf(`riskFlag:${id}`)).toEqual(['risk.dismiss']);
});

test('if two operators decide at once, one of them gets an error', async () => {
  const id = await find('race', 1);
  const answers = await Promise.all([decide(id, 'confirm'), decide(id, 'confirm')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('several flags are dismissed together, and one refusal stops no other', async () => {
  const ids = [await find('bulk 1', 1), await find('bulk 2', 1), await find('bulk 3', 1)];
  await decide(ids[1]!, 'dismiss');
  const { body } = await send(bulkRoute, 'risk/flags/bulk', {
    decision: 'dismiss',
    ids: ids.map(String),
    reason: 'one family',
  });
  expect((body.value as { results: { code: string | null }[] }).results.map(({ code }) => code)).toEqual([
    null,
    'RISK_FLAG_DECIDED',
    null,
  ]);
  expect((await flag(ids[2]!)).status).toBe('dismissed');
});

test('a rule that holds withdrawals keeps them from being approved until an operator lets them go on', async () => {
  const { memberId, currency } = members[1]!;
  const { id: withdrawal } = await requestWithdrawal(
    held.db,
    { memberId, currency },
    { channel: 'bank', amount: units(500), paymentPassword: PAYMENT_PASSWORD, requestId: 'held-withdrawal' },
  );
  const approve = () =>
    send(approveRoute, `withdrawals/${withdrawal}/approve`, {}, { id: String(withdrawal) }, cashier);
  // Without an automatic action the operator is warned and may approve.
  const id = await find('hold', 1, {}, members.slice(1));
  expect(await loadWithdrawalCase(withdrawal)).toMatchObject({ flags: [{ id, holds: false }] });
  await find('hold', 2, { action: 'hold' }, members.slice(1));
  expect(await loadWithdrawalCase(withdrawal)).toMatchObject({ flags: [{ id, holds: true }] });
  const queue = await loadWithdrawalQueue(readQueueParams({}), cashier.id);
  expect(queue.flags.get(memberId)).toMatchObject({ id, holds: true });
  expect((await approve()).body).toMatchObject({ code: 'WITHDRAWAL_HELD' });
  // A payment file has many withdrawals: the error names those that are held.
  const free = await requestWithdrawal(held.db, members[0]!, {
    channel: 'bank',
    amount: units(500),
    paymentPassword: PAYMENT_PASSWORD,
    requestId: 'free-withdrawal',
  });
  const ids = [String(free.id), String(withdrawal)];
  const refused = await send(fileRoute, 'payment-files', { ids, template: 'any' }, {}, cashier);
  expect(refused.body).toMatchObject({
    code: 'WITHDRAWAL_HELD',
    withdrawals: [String(withdrawal)],
    message: expect.stringContaining(`: #${withdrawal}. `) as string,
  });
  const hold = (holds: boolean) =>
    send(holdRoute, `risk/flags/${id}/hold`, { holds, reason: 'a call with the member' }, { id: String(id) });
  expect((await hold(false)).status).toBe(200);
  expect((await hold(false)).body).toMatchObject({ code: 'RISK_FLAG_DECIDED' });
  // The same evidence does not hold them again.
  await find('hold', 2, { action: 'hold' }, members.slice(1));
  expect((await hold(true)).status).toBe(200);
  expect((await approve()).body).toMatchObject({ code: 'WITHDRAWAL_HELD' });
  await decide(id, 'dismiss');
  expect(await loadWithdrawalCase(withdrawal)).toMatchObject({ flags: [] });
  expect((await approve()).body.value).toMatchObject({ status: 'approved' });
  expect(await actionsOf(`riskFlag:${id}`)).toEqual(['risk.dismiss', 'risk.hold', 'risk.release']);
});

test('a rule changes with its history; a bad threshold and an old version change nothing', async () => {
  const path = 'risk/rules/sharedAddress';
  const { thresholds } = await getRule(held.db, 'sharedAddress');
  const rule = {
    version: 0,
    enabled: true,
    severity: 'medium',
    action: 'none',
    thresholds: { ...thresholds, members: 5 },
  };
  const change = (changes: object) =>
    send(ruleRoute, path, { ...rule, ...changes }, { detector: 'sharedAddress' });
  for (const [bad, field, code] of [
    [{ members: 1 }, 'members', 'THRESHOLD_OUTSIDE'],
    [{ members: 2.5 }, 'members', 'THRESHOLD_OUTSIDE'],
    [{ members: 20, most: 10 }, 'most', 'MOST_BELOW_MEMBERS'],
  ] as const) {
    const { status, body } = await change({ thresholds: { ...thresholds, ...bad } });
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({ [`thresholds.${field}`]: { code } });
  }
  const answers = await Promise.all([change({}), change({ severity: 'high' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const loaded = (await loadRules()).find(({ rule: each }) => each.detector === 'sharedAddress')!;
  expect(loaded.rule).toMatchObject({ version: 1, thresholds: { members: 5, most: 12, days: 7 } });
  expect(loaded.changes).toMatchObject([
    {
      by: 'rita',
      before: { severity: 'low', thresholds: { members: 3 } },
      after: { thresholds: { members: 5 } },
    },
  ]);
  expect(await actionsOf('riskRule:sharedAddress')).toEqual(['risk.rule']);
});

test('a case is opened from flags, worked on and closed; a closed one changes no more', async () => {
  const flags = [await find('case 1', 1), await find('case 2', 1)];
  const opened = await send(openRoute, 'risk/cases', { title: 'Two accounts', flags: [String(flags[0])] });
  const id = String((opened.body.value as { id: string }).id);
  const call = (route: Parameters<Browser['send']>[0], name: string, body: object) =>
    send(route, `risk/cases/${id}/${name}`, body, { id });
  expect((await call(addRoute, 'add', { member: members[1]!.account.toUpperCase() })).status).toBe(200);
  expect((await call(addRoute, 'add', { flags: [String(flags[1])] })).status).toBe(200);
  expect((await call(addRoute, 'add', { member: 'nobody-here' })).body.fields).toMatchObject({
    member: { code: 'MEMBER_UNKNOWN' },
  });
  expect((await call(addRoute, 'add', { flags: ['999999'] })).status).toBe(400);
  expect((await call(noteRoute, 'notes', { text: 'Called the member.' })).status).toBe(200);
  expect((await call(assignRoute, 'assign', { operatorId: String(cashier.id) })).status).toBe(200);
  expect((await call(assignRoute, 'assign', { operatorId: '999999' })).status).toBe(400);
  expect((await call(closeRoute, 'close', { outcome: 'harmless', text: 'One family.' })).status).toBe(200);
  expect((await call(noteRoute, 'notes', { text: 'late' })).body).toMatchObject({ code: 'RISK_CASE_CLOSED' });
  const loaded = (await loadCase(BigInt(id)))!;
  expect(loaded.found).toMatchObject({
    status: 'closed',
    outcome: 'harmless',
    assignedTo: cashier.id,
    flags: flags.map((each) => ({ id: each })),
    notes: [{ text: 'Called the member.' }, { text: 'One family.' }],
  });
  expect(loaded.found.members.map((member) => member.id)).toEqual(members.map(({ memberId }) => memberId));
  expect((await call(reopenRoute, 'reopen', {})).status).toBe(200);
  expect((await call(reopenRoute, 'reopen', {})).body).toMatchObject({ code: 'RISK_CASE_OPEN' });
  expect(loaded.history.map(({ action }) => action)).toEqual(
    ['close', 'assign', 'note', 'add', 'add', 'open'].map((name) => `riskCase.${name}`),
  );
  // What a note says is not copied into the audit log, which cannot be erased.
  expect(JSON.stringify(loaded.history.map(({ detail }) => detail))).not.toContain('Called');
});

test('the tables list each row once in each order, filtered and page by page', async () => {
  const request = (query: Record<string, string>, order: string) => ({
    query,
    order,
    descending: true,
    locale: 'en' as const,
    limit: 2,
  });
  for (const [source, order, query] of [
    [riskFlagsTable, 'changed', { status: 'all' }],
    [riskFlagsTable, 'found', { status: 'all', member: members[0]!.account }],
    [riskCasesTable, 'opened', { status: 'all' }],
  ] as const) {
    const seen: bigint[] = [];
    let cursor: readonly string[] | undefined;
    do {
      const page = await source.page(held.db, { ...request(query, order), cursor });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(0);
  }
  const open = await riskFlagsTable.page(held.db, { ...request({}, 'changed'), limit: 50 });
  expect(open.rows.every(({ status }) => status === 'open')).toBe(true);
});

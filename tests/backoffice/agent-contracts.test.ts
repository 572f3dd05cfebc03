/** Contracts of agents at the desk: the platform's offers and answers, ends, templates, and rules of the programme. */
import { POST as offer } from '@/app/(backoffice)/backoffice/api/agent-contracts/route';
import { POST as decide } from '@/app/(backoffice)/backoffice/api/agent-contracts/[id]/decide/route';
import { POST as end } from '@/app/(backoffice)/backoffice/api/agent-contracts/[id]/end/route';
import { POST as answerEnd } from '@/app/(backoffice)/backoffice/api/agent-contracts/[id]/end-request/route';
import { POST as withdraw } from '@/app/(backoffice)/backoffice/api/agent-contracts/[id]/withdraw/route';
import { POST as saveTemplate } from '@/app/(backoffice)/backoffice/api/agent-templates/route';
import { POST as removeTemplate } from '@/app/(backoffice)/backoffice/api/agent-templates/[id]/remove/route';
import { POST as approve } from '@/app/(backoffice)/backoffice/api/approvals/[id]/approve/route';
import { POST as rules } from '@/app/(backoffice)/backoffice/api/agent-rules/route';
import { decideOffer, offerContract } from '@/lib/agents/contracts/commands';
import { requestEnd } from '@/lib/agents/contracts/end-commands';
import { findContract } from '@/lib/agents/contracts/queries';
import { SHIPPED_AGENT_RULES } from '@/lib/agents/rules/constants';
import { agentRulesAt, newestAgentRules } from '@/lib/agents/rules/queries';
import { raisesPay } from '@/lib/agents/rules/rules';
import type { AgentRules } from '@/lib/agents/rules/types';
import { listTemplates } from '@/lib/agents/templates/queries';
import { agentContractsTable } from '@/lib/backoffice/tables/sources/agent-contracts';
import { now, setClock } from '@/lib/platform/clock';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { dayOf, dayStart } from '@/lib/platform/zone';
import { settlementZone } from '@/lib/reporting/settlement';
import { newAgent, signed, termsOf } from '../agents/contract-model';
import type { Answer, Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
let desk: Browser;
let reader: Browser;
let count = 0;

beforeAll(async () => {
  desk = (await createOperatorBrowser(held.db, 'agentdesk')).browser;
  reader = (await createOperatorBrowser(held.db, 'agentreader', ['agents.read'])).browser;
});
afterEach(() => setClock(undefined));

const send = (by: Browser, route: RouteHandler, body: object, id?: unknown): Promise<Answer> =>
  by.send(route, 'POST', '/backoffice/api/x', body, id === undefined ? {} : { id: String(id) });
const daily = (rate: string) => ({ type: 'daily', tiers: [{ validBet: '1000', rate }] });
const accountOf = async (id: bigint) =>
  (
    await held.db
      .selectFrom('identity.member')
      .select('account')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).account;
const offerTo = async (agentId: bigint, rate: string, more: object = {}) =>
  send(desk, offer, {
    account: await accountOf(agentId),
    terms: daily(rate),
    requestId: `request-desk-${++count}`,
    ...more,
  });
const actions = async (subject: string) =>
  (
    await held.db
      .selectFrom('backoffice.audit')
      .select('action')
      .where('subject', '=', subject)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

it('offers the platform’s contract to the top of a line alone, and warns before it ends what is below', async () => {
  const top = await newAgent(held.db);
  const below = await newAgent(held.db, top);
  const made = await offerTo(top, '5');
  const id = BigInt(String(made.body.value!.id));
  await decideOffer(held.db, { memberId: top }, { contractId: id, accept: true, confirm: false });
  expect((await offerTo(below, '1')).body).toMatchObject({ code: 'NOT_FOUND' });
  expect((await send(reader, offer, {})).status).toBe(403);
  await signed(held.db, { memberId: top }, below, termsOf('daily', 40_000));
  expect((await offerTo(top, '3')).body).toMatchObject({ code: 'HIGHER_RATE', touchedTotal: 1 });
  const lower = await offerTo(top, '3', { confirm: true });
  expect(lower.status).toBe(200);
  const lowerId = String(lower.body.value!.id);
  expect((await send(desk, withdraw, {}, lowerId)).status).toBe(200);
  expect(await actions(`agentContract:${lowerId}`)).toEqual([
    'agentContract.offer',
    'agentContract.withdraw',
  ]);
});

it('answers what an agent asks of the platform, and ends a contract with its reason in the audit log', async () => {
  const top = await newAgent(held.db);
  const asked = await offerContract(
    held.db,
    { memberId: top },
    { agentId: top, terms: termsOf('daily', 20_000), requestId: 'ask-the-platform', confirm: false },
  );
  expect((await send(desk, decide, { accept: true }, asked.id)).status).toBe(200);
  expect(await findContract(held.db, asked.id)).toMatchObject({ state: 'signed', upline: null });
  await requestEnd(held.db, { memberId: top }, { contractId: asked.id, reason: 'pause' });
  expect((await send(desk, answerEnd, { accept: false }, asked.id)).status).toBe(200);
  expect((await send(desk, end, { reason: '' }, asked.id)).status).toBe(400);
  expect((await send(desk, end, { reason: 'closed account' }, asked.id)).status).toBe(200);
  expect(await findContract(held.db, asked.id)).toMatchObject({ endReason: 'operator' });
  expect((await send(desk, end, { reason: 'again' }, asked.id)).body).toMatchObject({
    code: 'CONTRACT_ENDED',
  });
  expect(await actions(`agentContract:${asked.id}`)).toEqual([
    'agentContract.accept',
    'agentContract.refuseEnd',
    'agentContract.end',
  ]);
  const page = await agentContractsTable.page(held.db, {
    query: { member: await accountOf(top), kind: 'daily' },
    order: 'id',
    descending: true,
    locale: 'en',
    limit: 10,
  });
  expect(page.rows).toMatchObject([{ id: asked.id, upline: null, topRate: 20_000 }]);
});

it('writes templates with checked terms; agents see those that are shared', async () => {
  const bad = await send(desk, saveTemplate, {
    name: 'Start',
    shared: true,
    terms: { type: 'daily', tiers: [] },
  });
  expect(bad.body.fields).toMatchObject({ 'terms.tiers': { code: 'TIERS_MISSING' } });
  const first = await send(desk, saveTemplate, { name: 'Start', shared: false, terms: daily('1') });
  const id = String(first.body.value!.id);
  expect(
    (await send(desk, saveTemplate, { name: 'Start', shared: true, terms: daily('2') })).body.fields,
  ).toMatchObject({ name: { code: 'TEMPLATE_NAME_TAKEN' } });
  expect(await listTemplates(held.db, { shared: true })).toEqual([]);
  await send(desk, saveTemplate, { id, name: 'Start', shared: true, terms: daily('2') });
  expect(await listTemplates(held.db, { shared: true })).toMatchObject([
    { name: 'Start', terms: { tiers: [{ rate: 20_000 }] } },
  ]);
  expect((await send(desk, removeTemplate, {}, id)).status).toBe(200);
  expect((await send(desk, removeTemplate, {}, id)).status).toBe(404);
});

it('sets rules from the next settlement day on, once for each version', async () => {
  setClock(new Date('2026-03-10T05:00:00Z'));
  const changed = { ...SHIPPED_AGENT_RULES, carryNegative: true, holdAbove: '5000' };
  const results = await Promise.all(
    Array.from({ length: 4 }, () => send(desk, rules, { version: 0, rules: changed })),
  );
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const zone = settlementZone();
  const from = dayStart(dayOf(now(), zone), zone, 1);
  expect((await agentRulesAt(held.db, new Date(from.getTime() - 1))).rules).toEqual(SHIPPED_AGENT_RULES);
  expect(await agentRulesAt(held.db, from)).toMatchObject({ rules: changed, version: 1 });
  expect((await send(reader, rules, { version: 1, rules: changed })).status).toBe(403);
});

it('lets another operator approve rules that pay agents more, and stores the others at once', async () => {
  const { rules: before, version } = await newestAgentRules(held.db);
  const stricter = { ...before, activeValidBet: '200', holdAbove: '100' };
  expect((await send(desk, rules, { version, rules: stricter })).body.value).toMatchObject({
    status: 'performed',
    version: version + 1,
  });
  const looser: Partial<AgentRules>[] = [
    { activeValidBet: '150' },
    { costs: { ...before.costs, promotions: false } },
    { holdAbove: '101' },
    { holdAbove: '' },
  ];
  for (const change of looser) expect(raisesPay(stricter, { ...stricter, ...change })).toBe(true);
  expect(raisesPay(stricter, { ...stricter, offerDays: 20, holdAbove: '99' })).toBe(false);
  const asked = await send(desk, rules, { version: version + 1, rules: { ...stricter, holdAbove: '' } });
  expect(asked.body.value).toMatchObject({ status: 'requested' });
  expect((await newestAgentRules(held.db)).version).toBe(version + 1);
  const id = asked.body.value!.id as string;
  expect((await send(desk, approve, {}, id)).status).toBe(403);
  const { browser: second } = await createOperatorBrowser(held.db, 'agentsecond');
  expect((await send(second, approve, {}, id)).status).toBe(200);
  expect(await newestAgentRules(held.db)).toMatchObject({ version: version + 2, rules: { holdAbove: '' } });
});

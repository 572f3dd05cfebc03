/** Contracts that a link offers: covered by the agent's own contract when the link is made, and again when somebody registers by it. */
import { PUT as registerRoute } from '@/app/wps/member/register/route';
import { POST as linksRoute } from '@/app/wps/agent/links/route';
import { AGENT_CHECKS } from '@/lib/agents/checks';
import { decideOffer, offerContract } from '@/lib/agents/contracts/commands';
import { selectContracts } from '@/lib/agents/contracts/queries';
import type { Terms } from '@/lib/agents/contracts/terms';
import { createLink } from '@/lib/agents/links/commands';
import { offerTermsOfLink } from '@/lib/agents/links/offers';
import { listLinks } from '@/lib/agents/links/queries';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { sql } from '@/lib/db/client';
import { startSession } from '@/lib/identity/sessions/commands';
import { verifyLedger } from '@/lib/ledger/verify/verify';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { newAgent, signed, termsOf } from './contract-model';

const held = useTestDatabase();
const ORIGIN = {
  ip: '127.0.0.1',
  userAgent: 'jest',
  deviceId: 'device-of-the-tests-000',
  country: undefined,
};
let platform: { operatorId: bigint };
let count = 0;
beforeAll(async () => {
  platform = {
    operatorId: await createOperator(held.db, { account: 'desk', name: 'Desk', password: 'a long password' }),
  };
});
beforeEach(() => setClock(new Date('2026-03-10T05:02:00Z')));
afterAll(() => setClock(undefined));

const link = (agent: bigint, offers: Terms[], type = 2) =>
  createLink(held.db, agent, { name: 'shop', type, offers, requestId: `link-request-${++count}` });
const shown = async (agent: bigint, id: bigint) =>
  (await listLinks(held.db, agent, { pageNum: 1, pageSize: 1 }, id)).list[0]!;
const errorOf = async (work: Promise<unknown>) => {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};
/** Registers in the browser's way, and returns the new member. */
async function register(code: string): Promise<bigint> {
  const username = `bylink${++count}`;
  const { status } = await new Browser().send(registerRoute, 'PUT', '/wps/member/register', {
    username,
    password: 'Lantern-e2e-2026',
    confirmPassword: 'Lantern-e2e-2026',
    terms: true,
    age: true,
    affiliateCode: code,
  });
  expect(status).toBe(200);
  const { id } = await held.db
    .selectFrom('identity.member')
    .select('id')
    .where('account', '=', username)
    .executeTakeFirstOrThrow();
  return id;
}
const jobsOf = async (memberId: bigint) =>
  (
    await sql`SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
               WHERE t.identifier = 'agents-link-offers' AND j.payload->>'memberId' = ${String(memberId)}`.execute(
      held.db,
    )
  ).rows.length;
const contractsOf = (agentId: bigint) => selectContracts(held.db, sql`c.agent_id = ${agentId}`);
const noticesOf = async (memberId: bigint, kind: string) =>
  (
    await held.db
      .selectFrom('notices.notice')
      .select('detail')
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .execute()
  ).map(({ detail }) => detail);

test('offers its terms, one of each kind, to each agent who registers by it, once', async () => {
  const top = await newAgent(held.db);
  await signed(held.db, platform, top, termsOf('daily', 30_000));
  await signed(held.db, platform, top, termsOf('realtime', 5_000));
  const id = await link(top, [termsOf('daily', 20_000), termsOf('realtime', 4_000)]);
  const { code } = await shown(top, id);
  const [first, second] = [await register(code), await register(code)];
  expect([await jobsOf(first), await jobsOf(second)]).toEqual([1, 1]);
  await Promise.all([offerTermsOfLink(held.db, first), offerTermsOfLink(held.db, first)]);
  await offerTermsOfLink(held.db, second);
  const offered = await contractsOf(first);
  expect(offered.map(({ terms, state, offeredBy }) => [terms, state, offeredBy])).toEqual([
    [termsOf('daily', 20_000), 'offered', 'upline'],
    [termsOf('realtime', 4_000), 'offered', 'upline'],
  ]);
  await decideOffer(
    held.db,
    { memberId: first },
    { contractId: offered[0]!.id, accept: true, confirm: false },
  );
  // The job runs again after the answer: nothing is offered a second time.
  await offerTermsOfLink(held.db, first);
  expect(await contractsOf(first)).toHaveLength(2);
  expect((await shown(top, id)).offers).toEqual([
    { terms: termsOf('daily', 20_000), offered: 2, signed: 1, covered: true },
    { terms: termsOf('realtime', 4_000), offered: 2, signed: 0, covered: true },
  ]);
});

test('cannot have terms above the agent’s own, of a kind that the agent has not, or for players', async () => {
  const top = await newAgent(held.db);
  await signed(held.db, platform, top, termsOf('daily', 30_000));
  const above = await errorOf(link(top, [termsOf('daily', 30_001)]));
  expect(above?.code).toBe('RATE_ABOVE_UPLINE');
  expect(Object.keys(above!.fields!)).toEqual(['offers.0.tiers.0.rate']);
  expect((await errorOf(link(top, [termsOf('hourly', 1)])))?.code).toBe('UPLINE_WITHOUT_CONTRACT');
  const browser = new Browser();
  const { token } = await startSession(held.db, top, ORIGIN, false);
  browser.extra = { authorization: `Bearer ${token}` };
  const terms = { type: 'daily', tiers: [{ validBet: '1', rate: '1' }] };
  const send = (type: number, offers: object[]) =>
    browser.send(linksRoute, 'POST', '/wps/agent/links', {
      name: 'x',
      type,
      offers,
      requestId: crypto.randomUUID(),
    });
  expect((await send(0, [terms])).body.fields).toMatchObject({ offers: { code: 'LINK_OFFER_PLAYER' } });
  expect((await send(2, [terms, terms])).body.fields).toMatchObject({ offers: { code: 'LINK_OFFER_TWICE' } });
  expect((await send(2, [terms])).body.value).toMatchObject({
    offers: [{ type: 'daily', offered: 0, covered: true }],
  });
});

test('offers nothing above the agent’s own contract after that was lowered, and tells the agent', async () => {
  const top = await newAgent(held.db);
  await signed(held.db, platform, top, termsOf('daily', 30_000));
  const id = await link(top, [termsOf('daily', 20_000)]);
  const { code } = await shown(top, id);
  const early = await register(code);
  await offerTermsOfLink(held.db, early);
  advanceClock(600_000);
  await signed(held.db, platform, top, termsOf('daily', 10_000), true);
  expect((await shown(top, id)).offers[0]!.covered).toBe(false);
  const late = await register(code);
  await offerTermsOfLink(held.db, late);
  expect(await contractsOf(late)).toEqual([]);
  expect(await noticesOf(top, 'linkOfferRefused')).toMatchObject([{ contract: 'daily', reason: 'above' }]);
  // The earlier offer is open still, and cannot be signed any more.
  const [offer] = await contractsOf(early);
  const refused = await errorOf(
    decideOffer(held.db, { memberId: early }, { contractId: offer!.id, accept: true, confirm: true }),
  );
  expect(refused?.code).toBe('RATE_ABOVE_UPLINE');
});

test('of 40 registrations while the rate is lowered, no contract ends up above the upline’s', async () => {
  const top = await newAgent(held.db);
  await signed(held.db, platform, top, termsOf('daily', 30_000));
  const id = await link(top, [termsOf('daily', 20_000)]);
  const agents = await Promise.all(Array.from({ length: 40 }, () => newAgent(held.db, top)));
  for (const memberId of agents)
    await held.db
      .insertInto('agents.link_member')
      .values({ member_id: memberId, link_id: id, created_at: new Date() })
      .execute();
  const join = async (memberId: bigint) => {
    await offerTermsOfLink(held.db, memberId);
    const [offer] = await contractsOf(memberId);
    if (offer)
      await errorOf(
        decideOffer(held.db, { memberId }, { contractId: offer.id, accept: true, confirm: true }),
      );
  };
  const lower = async () => {
    const { id: offer } = await offerContract(held.db, platform, {
      agentId: top,
      terms: termsOf('daily', 10_000),
      requestId: 'lower',
      confirm: true,
    });
    await decideOffer(held.db, { memberId: top }, { contractId: offer, accept: true, confirm: true });
  };
  await Promise.all([...agents.slice(0, 20).map(join), lower(), ...agents.slice(20).map(join)]);
  const contracts = (await Promise.all(agents.map(contractsOf))).flat();
  const inForce = contracts.filter(({ state, endsAt }) => state === 'signed' && endsAt === null);
  expect(inForce.every(({ terms }) => terms.tiers[0]!.rate <= 10_000)).toBe(true);
  const { checks } = await verifyLedger(held.db, AGENT_CHECKS);
  expect(checks.find(({ name }) => name.startsWith('contracts of agents'))).toMatchObject({ wrong: 0 });
});

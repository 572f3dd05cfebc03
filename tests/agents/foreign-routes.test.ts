/**
 * Every call of agents × what belongs to others. A call that names a member, link, contract, bill, round or application answers for a foreign one as
 * for one that does not exist, and changes nothing. The table is compared with the files of routes: a new route needs a row.
 */
import { createOperator } from '@/lib/backoffice/operators/commands';
import { applyAsAgent } from '@/lib/agents/applications/commands';
import { CONTRACT_KINDS } from '@/lib/agents/constants';
import { createLink } from '@/lib/agents/links/commands';
import { offerContract } from '@/lib/agents/contracts/commands';
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { asOwner, useTestDatabase } from '../support/database';
import { allRoutes, callRoute, type FoundRoute } from '../support/routes';
import { newAgent, signed, termsOf } from './contract-model';
import { join, play } from './world';

const held = useTestDatabase();

/** What somebody has. The missing one has numbers and names that nobody has. */
interface Belongings {
  member: string;
  account: string;
  link: string;
  contract: string;
  offer: string;
  bill: string;
  round: string;
  application: string;
}
type Call = { input?: Record<string, unknown>; parameters?: Record<string, string> };
/** How a call names what belongs to somebody: a list, because some name it in several ways. `nobody`: it takes no name of anything. */
type Row = 'nobody' | readonly ((of: Belongings, own: Belongings) => Call)[];

const requestId = () => crypto.randomUUID();
const TERMS = { type: 'daily', tiers: [{ validBet: '1', rate: '1' }] };
const byMember: Row = [({ member }) => ({ input: { memberId: member } })];
const byBill: Row = [({ bill }) => ({ parameters: { id: bill } })];

const TABLE: Record<string, Row> = {
  // Names of new accounts: a name is taken for every registration on the site alike.
  'POST /wps/agent/accounts': 'nobody',
  // Public: whether a code exists.
  'GET /wps/agent/affiliate': 'nobody',
  'GET /wps/agent/applications': 'nobody',
  'POST /wps/agent/applications': 'nobody',
  'POST /wps/agent/applications/[id]/withdraw': [({ application }) => ({ parameters: { id: application } })],
  'GET /wps/agent/bills': byMember,
  'GET /wps/agent/bills/file': byMember,
  'GET /wps/agent/bills/[id]': byBill,
  'GET /wps/agent/bills/[id]/members': byBill,
  'POST /wps/agent/bills/[id]/collect': byBill,
  'GET /wps/agent/bills/[id]/bets': [
    ({ bill, member }) => ({ parameters: { id: bill }, input: { memberId: member } }),
    // The own bill with the bets of a foreign member.
    ({ member }, own) => ({ parameters: { id: own.bill }, input: { memberId: member } }),
  ],
  'GET /wps/agent/contracts': byMember,
  'POST /wps/agent/contracts': [
    ({ member }) => ({ input: { ...TERMS, memberId: member, requestId: requestId() } }),
  ],
  'POST /wps/agent/contracts/simulate': [({ member }) => ({ input: { ...TERMS, memberId: member } })],
  'GET /wps/agent/contracts/history': [({ member }) => ({ input: { memberId: member, type: 'daily' } })],
  'GET /wps/agent/contracts/progress': [({ contract }) => ({ input: { contractId: contract } })],
  'GET /wps/agent/contracts/requests': 'nobody',
  'GET /wps/agent/contracts/templates': 'nobody',
  ...Object.fromEntries(
    CONTRACT_KINDS.map((kind): [string, Row] => [
      `POST /wps/agent/contracts/${kind}/process`,
      [
        'accept',
        'reject',
        'withdraw',
        'terminate',
        'requestEnd',
        'acceptEnd',
        'refuseEnd',
        'withdrawEnd',
      ].flatMap((action) => [
        ({ contract }: Belongings) => ({ input: { contractId: contract, action, confirm: true } }),
        ({ offer }: Belongings) => ({ input: { contractId: offer, action, confirm: true } }),
      ]),
    ]),
  ),
  'GET /wps/agent/income': 'nobody',
  'GET /wps/agent/income/file': 'nobody',
  'GET /wps/agent/income/months': 'nobody',
  'GET /wps/agent/income/statement': 'nobody',
  'GET /wps/agent/links': 'nobody',
  'POST /wps/agent/links': 'nobody',
  'POST /wps/agent/links/[id]': [({ link }) => ({ parameters: { id: link }, input: { open: false } })],
  'GET /wps/agent/messages': 'nobody',
  'POST /wps/agent/messages': [
    ({ account }) => ({ input: { to: 'member', account, text: 'Hello.', requestId: requestId() } }),
  ],
  'PUT /wps/agent/messages/settings': 'nobody',
  'GET /wps/agent/overview': 'nobody',
  'GET /wps/agent/team': byMember,
  'GET /wps/agent/team/file': byMember,
  'GET /wps/agent/team/losses': byMember,
  'GET /wps/agent/team/losses/file': byMember,
  'GET /wps/agent/team/bets': byMember,
  'GET /wps/agent/team/bets/file': byMember,
  'GET /wps/agent/team/bets/[roundId]': [({ round }) => ({ parameters: { roundId: round } })],
  'GET /wps/agent/team/[id]': [({ member }) => ({ parameters: { id: member } })],
};

const MISSING: Belongings = {
  member: '999999999',
  account: 'nobodyatall',
  link: '999999999',
  contract: '999999999',
  offer: '999999999',
  bill: '999999999',
  round: '999999999',
  application: '999999999',
};

let routes: FoundRoute[];
let caller: bigint;
let own: Belongings;
const foreign: Record<string, Belongings> = {};
let platform: { operatorId: bigint };
let count = 0;

async function billOf(agentId: bigint, contractId: bigint): Promise<string> {
  return asOwner(held.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `WITH run AS (INSERT INTO agents.run (at, complete_before) VALUES (now(), now()) RETURNING id),
            done AS (INSERT INTO agents.settlement (kind, period, from_at, to_at, run_id, settled_at)
                     SELECT 'daily', 'D', '2026-01-01Z'::timestamptz + $3 * interval '1 day', '2026-01-02Z'::timestamptz + $3 * interval '1 day',
                            id, now() FROM run RETURNING id, from_at, to_at)
       INSERT INTO agents.bill (settlement_id, contract_id, kind, agent_id, currency, from_at, to_at, rounds, stake, payout, valid_bet, rebates,
                                promotions, fees, active, net_loss, earned, due, allocated, passed_on, own_share, payment, pay_at, collect_by)
       SELECT id, $1, 'daily', $2, 'THB', from_at, to_at, 1, 0, 0, 0, 0, 0, 0, 1, 0, 50000, 50000, 50000, 0, 50000, 'uncollected', now(),
              now() + interval '30 days' FROM done RETURNING id`,
      [contractId, agentId, ++count],
    );
    return rows[0]!.id;
  });
}

/** Gives an agent a contract, an offer of another kind, a bill, a link, a player with a round, and an applicant below. */
async function furnish(agentId: bigint, uplineId: bigint | undefined): Promise<Belongings> {
  const from = uplineId === undefined ? platform : { memberId: uplineId };
  const contract = await signed(held.db, from, agentId, termsOf('daily', 20_000));
  const offer = await offerContract(held.db, from, {
    agentId,
    terms: termsOf('hourly', 1_000),
    requestId: requestId(),
    confirm: false,
  });
  const player = await join(held.db, agentId);
  const [round] = await play(held.ownerUrl, [
    { memberId: player, at: new Date(Date.now() - 3_600_000), stake: 10 },
  ]);
  const application = await applyAsAgent(held.db, player, {
    contact: 'me@example.com',
    content: 'Please.',
    requestId: requestId(),
  });
  const { account } = await held.db
    .selectFrom('identity.member')
    .select('account')
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  return {
    member: String(agentId),
    account,
    link: String(await createLink(held.db, agentId, { name: 'shop', type: 0, requestId: requestId() })),
    contract: String(contract.id),
    offer: String(offer.id),
    bill: await billOf(agentId, contract.id),
    round: String(round),
    application: String(application.id),
  };
}

beforeAll(async () => {
  // Numbers that occur nowhere else in an answer, each of one table.
  await asOwner(held.ownerUrl, async (client) => {
    const tables = [
      'identity.member',
      'agents.link',
      'agents.contract',
      'agents.bill',
      'agents.application',
      'gateway.round',
    ];
    for (const [index, table] of tables.entries())
      await client.query(`ALTER TABLE ${table} ALTER COLUMN id RESTART WITH ${7_100_000 + index * 100_000}`);
  });
  routes = await allRoutes(/^\/wps\/agent\//);
  platform = {
    operatorId: await createOperator(held.db, { account: 'desk', name: 'Desk', password: 'a long password' }),
  };
  const top = await newAgent(held.db);
  await signed(held.db, platform, top, termsOf('hourly', 50_000));
  foreign.upline = await furnish(top, undefined);
  caller = await newAgent(held.db, top);
  own = await furnish(caller, top);
  foreign.sibling = await furnish(await newAgent(held.db, top), top);
  const otherTop = await newAgent(held.db);
  await signed(held.db, platform, otherTop, termsOf('hourly', 50_000));
  foreign['other line'] = await furnish(otherTop, undefined);
});

test('the table has a row for every call of agents, and none for a call that is gone', () => {
  expect(Object.keys(TABLE).sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
});

test('a call whose address has an id, or that takes one, names it in the table', () => {
  const named = /^(id|roundId|memberId|contractId|account|agentId|linkId|billId)$/;
  const forgotten = routes
    .filter(({ method, path }) => TABLE[`${method} ${path}`] === 'nobody')
    .filter(({ parameters, inputs }) => [...parameters, ...inputs].some((name) => named.test(name)));
  expect(forgotten.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

/** Everything that a call could change of others. The own rows are left out. */
const stateOfOthers = () =>
  asOwner(held.ownerUrl, async (client) => {
    const { rows } = await client.query<{ state: string }>(
      `SELECT jsonb_build_array(
          (SELECT jsonb_agg(to_jsonb(c) ORDER BY c.id) FROM agents.contract c WHERE c.agent_id <> $1),
          (SELECT jsonb_agg(to_jsonb(e) ORDER BY e.id) FROM agents.end_request e),
          (SELECT jsonb_agg(to_jsonb(b) ORDER BY b.id) FROM agents.bill b WHERE b.agent_id <> $1),
          (SELECT jsonb_agg(to_jsonb(l) ORDER BY l.id) FROM agents.link l WHERE l.agent_id <> $1),
          (SELECT jsonb_agg(to_jsonb(a) ORDER BY a.id) FROM agents.application a),
          (SELECT jsonb_agg(to_jsonb(m) ORDER BY m.id) FROM agents.line_message m))::text AS state`,
      [caller],
    );
    return rows[0]!.state;
  });

test('answers for what belongs to others as for what does not exist, and changes nothing of it', async () => {
  const headers = {
    authorization: `Bearer ${
      (
        await startSession(
          held.db,
          caller,
          { ip: '127.0.0.1', userAgent: 'jest', deviceId: 'device-of-the-tests-000', country: undefined },
          false,
        )
      ).token
    }`,
  };
  const before = await stateOfOthers();
  let calls = 0;
  for (const route of routes) {
    const row = TABLE[`${route.method} ${route.path}`]!;
    if (row === 'nobody') continue;
    // The table asks more often than an agent may.
    await asOwner(held.ownerUrl, (client) => client.query('DELETE FROM identity.throttle'));
    for (const [variant, call] of row.entries()) {
      const ask = async (of: Belongings) => {
        calls += 1;
        const response = await callRoute(route, { headers, ...call(of, own) });
        expect([route.path, response.status]).not.toEqual([route.path, 429]);
        // The answer may repeat what was asked; nothing else may differ.
        const body = Object.values(of).reduce(
          (text, value) => text.replaceAll(`"${value}"`, '"asked"'),
          await response.text(),
        );
        return { status: response.status, body };
      };
      const missing = await ask(MISSING);
      for (const [who, belongings] of Object.entries(foreign)) {
        // The direct upline is the other side of the own contracts, and is a member of the line; its things are foreign all the same.
        expect({ route: route.path, variant, who, ...(await ask(belongings)) }).toEqual({
          route: route.path,
          variant,
          who,
          ...missing,
        });
      }
    }
  }
  expect(calls).toBeGreaterThan(300);
  expect(await stateOfOthers()).toBe(before);
}, 120_000);

test('is for agents alone, but for an application and messages to the upline', async () => {
  const player = await createMember(held.db, { account: 'plainplayer', uplineId: caller });
  const headers = {
    authorization: `Bearer ${
      (
        await startSession(
          held.db,
          player.id,
          { ip: '127.0.0.1', userAgent: 'jest', deviceId: 'device-of-the-tests-000', country: undefined },
          false,
        )
      ).token
    }`,
  };
  const open: string[] = [];
  for (const route of routes) {
    if (route.path.startsWith('/wps/agent/affiliate')) continue;
    const row = TABLE[`${route.method} ${route.path}`]!;
    const call = row === 'nobody' ? {} : row[0]!(MISSING, own);
    const { status } = await callRoute(route, { headers, ...call });
    if (status !== 403) open.push(`${route.method} ${route.path}`);
  }
  expect(open.sort()).toEqual([
    'GET /wps/agent/applications',
    'GET /wps/agent/messages',
    'POST /wps/agent/applications',
    'POST /wps/agent/applications/[id]/withdraw',
    'PUT /wps/agent/messages/settings',
  ]);
});

/** @jest-environment node */
import { CASES } from '@/lib/conformance/cases';
import { documentedRefusals, documentedSections, protocolDocument } from '@/lib/conformance/document';
import { playCases } from '@/lib/conformance/kit';
import type { Launcher } from '@/lib/conformance/types';
import { sql } from '@/lib/db/client';
import { launchGame } from '@/lib/gateway/launch/commands';
import { VENDOR_ERRORS } from '@/lib/gateway/protocol/errors';
import { issueVendorSecret } from '@/lib/gateway/vendors/commands';
import { createMember } from '@/lib/identity/commands';
import { useTestDatabase } from '../support/database';
import { fund, openTable } from '../support/players';
import { bodyOf, serve, serveProvider, type RunningServer } from '../support/provider-server';
import { signed } from '../support/vendor-call';

const database = useTestDatabase();
const document = protocolDocument();
let server: RunningServer;

beforeAll(async () => {
  server = await serveProvider();
});
afterAll(() => server.close());

/** A vendor with two games and two players of it. */
async function openVendor(code: string): Promise<{ secret: string; launcher: Launcher }> {
  const { db } = database;
  const { nodeId } = await openTable(db, code);
  const { rows } = await sql<{ node_id: bigint }>`
    INSERT INTO catalogue.game (vendor_code, game_type, code, names, search_text, search_key, engine, art)
    SELECT vendor_code, game_type, 'second', names, search_text, search_key, engine, art FROM catalogue.game
     WHERE node_id = ${nodeId} RETURNING node_id`.execute(db);
  const [player, other] = [
    await createMember(db, { account: `${code}one` }),
    await createMember(db, { account: `${code}two` }),
  ];
  for (const { id, currency } of [player, other]) await fund(db, id, currency, 500);
  const secret = Buffer.from(await issueVendorSecret(db, code)).toString('hex');
  return {
    secret,
    launcher: {
      async launch(seat) {
        const member = seat === 'other player' ? other : player;
        const { launchToken } = await launchGame(db, {
          player: { memberId: member.id, kind: 'member', currency: member.currency },
          nodeId: seat === 'other game' ? rows[0]!.node_id : nodeId,
          mode: seat === 'play money' ? 'free' : 'real',
          language: 'en',
        });
        return { token: launchToken };
      },
    },
  };
}

test('our gateway passes every case', async () => {
  const { secret, launcher } = await openVendor('KITA');
  const caller = { address: `${server.origin}/provider/v1`, vendor: 'KITA', secret };
  const results = await playCases({ caller, launcher, cases: CASES, document });
  expect(results.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
  expect(results.filter(({ verdict }) => verdict === 'skipped').map(({ title }) => title)).toEqual([
    'A launch token expires after two minutes',
  ]);
  expect(results.length).toBeGreaterThan(100);
}, 60_000);

/** What a faulty gateway does with a call: `pass` sends it on to ours, which moves the money. */
interface Meddler {
  operation: string;
  call: Record<string, string>;
  /** How often this transaction id has come, this time included. */
  times: number;
  incoming: { url: string; headers: Record<string, string>; body: Buffer };
  pass(changes?: Passing): Promise<Passed>;
}
interface Passing {
  operation?: string;
  call?: object;
  /** Signs the call again, so that ours accepts what it should refuse. */
  resign?: boolean;
}
interface Passed {
  status: number;
  body: Record<string, unknown>;
}
interface Fault {
  name: string;
  meddle(meddler: Meddler): Promise<Passed>;
  /** The case that must find it, and a part of its reason. */
  found: [title: string, reason: RegExp];
}

const spoilValue =
  (change: (value: Record<string, unknown>) => object) =>
  async ({ pass }: Meddler): Promise<Passed> => {
    const { status, body } = await pass();
    return {
      status,
      body: body.success ? { ...body, value: change(body.value as Record<string, unknown>) } : body,
    };
  };
const spoilRefusal =
  (code: string, change: (passed: Passed) => Passed) =>
  async ({ pass }: Meddler): Promise<Passed> => {
    const passed = await pass();
    return passed.body.code === code ? change(passed) : passed;
  };
const success = (value: object): Passed => ({ status: 200, body: { success: true, value } });

const FAULTS: Fault[] = [
  {
    name: 'a replay moves money again',
    meddle: ({ times, call, pass }) =>
      pass(
        times > 1 ? { call: { ...call, transactionId: `${call.transactionId}-${times}` }, resign: true } : {},
      ),
    found: ['A repeated bet gets the same answer and moves nothing', /the answer is not the first one/],
  },
  {
    name: 'a replay moves money again and hides it',
    async meddle({ times, call, pass }) {
      const passed = await pass();
      if (times > 1)
        await pass({ call: { ...call, transactionId: `${call.transactionId}-${times}` }, resign: true });
      return passed;
    },
    found: ['A repeated bet gets the same answer and moves nothing', /the balance is/],
  },
  {
    name: 'a refusal moves money',
    async meddle({ call: { playerId, transactionId }, pass }) {
      const passed = await pass();
      if (passed.body.code === 'ROUND_CLOSED' && playerId) {
        const prize = { playerId, transactionId: `${transactionId}-prize`, campaignId: 'kit', amount: '1' };
        await pass({ operation: 'promoWin', call: prize, resign: true });
      }
      return passed;
    },
    found: ['A closed round accepts no bet and no win', /afterwards the balance is .* a call moved money/],
  },
  {
    name: 'a conflict is accepted',
    async meddle({ call, pass }) {
      const passed = await pass();
      if (passed.body.code !== 'TRANSACTION_CONFLICT') return passed;
      return pass({ call: { ...call, transactionId: `${call.transactionId}-other` }, resign: true });
    },
    found: [
      'An id with another amount is a conflict',
      /it was accepted, and TRANSACTION_CONFLICT was expected/,
    ],
  },
  {
    name: 'any clock is accepted',
    meddle: ({ call, pass }) => pass({ call, resign: true }),
    found: ['A clock that is more than five minutes late is refused', /it was accepted/],
  },
  {
    name: 'any signature is accepted',
    meddle: ({ call, pass }) => pass({ call, resign: true }),
    found: ['A signature with another secret is refused', /it was accepted/],
  },
  {
    name: 'a query is accepted',
    meddle: ({ incoming, pass }) => {
      incoming.url = incoming.url.split('?')[0]!;
      return pass();
    },
    found: ['A query is refused, because it is not signed', /it was accepted/],
  },
  {
    name: 'a refusal without final',
    meddle: spoilRefusal('BET_NOT_FOUND', ({ status, body: { final: _, ...body } }) => ({ status, body })),
    found: [
      'A win before its bet is refused for now and accepted afterwards',
      /does not say whether it is final/,
    ],
  },
  {
    name: 'a refusal that is final by mistake',
    meddle: spoilRefusal('BET_NOT_FOUND', ({ status, body }) => ({ status, body: { ...body, final: true } })),
    found: ['A win before its bet is refused for now and accepted afterwards', /final is true, not false/],
  },
  {
    name: 'another code',
    meddle: spoilRefusal('ROUND_CLOSED', ({ status, body }) => ({
      status,
      body: { ...body, code: 'ROUND_NOT_FOUND' },
    })),
    found: ['A closed round accepts no bet and no win', /the code is ROUND_NOT_FOUND, not ROUND_CLOSED/],
  },
  {
    name: 'another status',
    meddle: spoilRefusal('ROUND_CLOSED', ({ body }) => ({ status: 400, body })),
    found: ['A closed round accepts no bet and no win', /the status is 400, not 409/],
  },
  {
    name: 'a balance that is too high',
    meddle: spoilValue((value) => ({ ...value, balance: '999999.00' })),
    found: ['A repeated bet gets the same answer and moves nothing', /the balance is 999999.00, not/],
  },
  {
    name: 'a balance that is a number',
    meddle: spoilValue((value) => ({ ...value, balance: Number(value.balance) })),
    found: ['Bet, win and end', /balance/],
  },
  {
    name: 'no reference',
    meddle: spoilValue(({ reference: _, ...value }) => value),
    found: ['Bet, win and end', /reference is not decimal digits/],
  },
  {
    name: 'another currency',
    meddle: (meddler) =>
      meddler.operation === 'win'
        ? spoilValue((value) => ({ ...value, currency: 'XXX' }))(meddler)
        : meddler.pass(),
    found: ['Bet, win and end', /currency is XXX/],
  },
  {
    name: 'a rollback before its bet is forgotten',
    async meddle({ operation, call, pass }) {
      if (operation !== 'rollback') return pass();
      const forged = await pass({
        call: { ...call, referenceTransactionId: `${call.referenceTransactionId}-x` },
        resign: true,
      });
      return forged;
    },
    found: [
      'A rollback before its bet: the bet is refused for ever, and so is its win',
      /it was accepted, and TRANSACTION_CANCELLED/,
    ],
  },
  {
    name: 'a second rollback is refused',
    async meddle({ operation, call, pass }) {
      const passed = await pass();
      const isSecond = operation === 'rollback' && call.transactionId!.endsWith('-x2');
      return isSecond
        ? { status: 409, body: { success: false, code: 'REFERENCE_INVALID', message: 'x', final: true } }
        : passed;
    },
    found: [
      'A rollback returns a stake, and a second one moves nothing',
      /it was refused with REFERENCE_INVALID/,
    ],
  },
  {
    name: 'the same call at once is refused',
    async meddle({ times, pass }) {
      const passed = await pass();
      return times > 3
        ? { status: 500, body: { success: false, code: 'UNKNOWN_ERROR', message: 'x', final: false } }
        : passed;
    },
    found: ['The same bet, sent eight times at once, takes the stake once', /has different answers/],
  },
  {
    name: 'an answer that is no JSON',
    meddle: () => Promise.resolve({ status: 502, body: 'Bad gateway' as unknown as Record<string, unknown> }),
    found: ['A win may be 0, and may end its round', /502 text\/html, no JSON/],
  },
  {
    name: 'a body of any size',
    meddle: ({ call, pass }) => pass({ call, resign: true }),
    found: ['A body of 65,537 bytes is refused', /it was accepted/],
  },
  {
    name: 'an item that is refused touches the others',
    meddle: ({ operation, pass }) =>
      operation === 'settleBets'
        ? Promise.resolve({
            status: 409,
            body: { success: false, code: 'BET_NOT_FOUND', message: 'x', final: false },
          })
        : pass(),
    found: [
      'settleBets pays and ends rounds, and each item stands on its own',
      /it was refused with BET_NOT_FOUND/,
    ],
  },
  {
    name: 'a stake above the balance is answered with success',
    meddle: spoilRefusal('INSUFFICIENT_FUNDS', () => success({})),
    found: ['Only the balance can be staked, and all of it can', /it was accepted, and INSUFFICIENT_FUNDS/],
  },
];

/** Our gateway behind a server that has one fault at a time. */
function serveFaulty(fault: () => Fault, vendor: string, secret: string): Promise<RunningServer> {
  const seen = new Map<string, number>();
  return serve((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const incoming = { url: request.url!, headers: request.headers as Record<string, string>, body };
      const operation = incoming.url.split('?')[0]!.split('/').pop()!;
      const call = parsed(body);
      const id = `${fault().name} ${call.transactionId ?? ''}`;
      seen.set(id, (seen.get(id) ?? 0) + 1);
      const pass = async ({
        operation: other = operation,
        call: changed,
        resign,
      }: Passing = {}): Promise<Passed> => {
        const bytes = changed ? Buffer.from(JSON.stringify(changed)) : body;
        const { headers } = resign ? signed(vendor, Buffer.from(secret, 'hex'), other, changed) : incoming;
        const { 'content-length': _, host: __, connection: ___, ...kept } = headers as Record<string, string>;
        const answer = await fetch(`${server.origin}${incoming.url.replace(operation, other)}`, {
          method: 'POST',
          headers: kept,
          body: new Uint8Array(bytes),
        });
        return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
      };
      const { status, body: answered } = await fault().meddle({
        operation,
        call,
        times: seen.get(id)!,
        incoming,
        pass,
      });
      const text = typeof answered === 'string' ? answered : JSON.stringify(answered);
      response
        .writeHead(status, {
          'content-type': typeof answered === 'string' ? 'text/html' : 'application/json',
        })
        .end(text);
    })();
  });
}

const parsed = (body: Buffer): Record<string, string> => {
  try {
    return JSON.parse(body.toString()) as Record<string, string>;
  } catch {
    return {};
  }
};

test('a planted fault of each kind is found, with its reason', async () => {
  const { secret, launcher } = await openVendor('KITB');
  const titles = new Set(FAULTS.map(({ found }) => found[0]));
  const all = CASES.filter(({ title }) => titles.has(title));
  const direct = { address: `${server.origin}/provider/v1`, vendor: 'KITB', secret };
  const healthy = await playCases({ caller: direct, launcher, cases: all, document });
  expect(healthy.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  expect(healthy).toHaveLength(titles.size);
  let planted = FAULTS[0]!;
  const faulty = await serveFaulty(() => planted, 'KITB', secret);
  const caller = { ...direct, address: `${faulty.origin}/provider/v1` };
  for (const fault of FAULTS) {
    planted = fault;
    const [title, reason] = fault.found;
    const cases = all.filter((played) => played.title === title);
    const found = await playCases({ caller, launcher, cases, document });
    expect({ fault: fault.name, ...found[0] }).toEqual(
      expect.objectContaining({
        fault: fault.name,
        verdict: 'failed',
        reason: expect.stringMatching(reason) as string,
      }),
    );
  }
  await faulty.close();
}, 60_000);

test('every case names a section of the document, and every case has its own title', () => {
  const sections = documentedSections(document);
  expect(CASES.filter(({ section }) => !sections.includes(section))).toEqual([]);
  const titles = CASES.map(({ section, title }) => `${section}: ${title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('the table of refusals is read in full', () => {
  const read = documentedRefusals(document);
  for (const [code, refusal] of Object.entries(VENDOR_ERRORS)) expect(read.get(code)).toEqual(refusal);
});

test('every operation is played, and every refusal that needs no operator', () => {
  const steps = CASES.flatMap((played) => played.steps);
  const played = new Set(
    steps.flatMap(({ refuses, items = [] }) => [refuses, ...items.map((item) => item.refuses)]),
  );
  const unplayed = [...documentedRefusals(document).keys()].filter((code) => !played.has(code));
  expect(unplayed.sort()).toEqual([
    'BONUS_STAKE_LIMIT',
    'DIALECT_MISMATCH',
    'GRANT_ENDED',
    'LIMIT_REACHED',
    'MAINTENANCE',
    'PLAYER_BLOCKED',
    'PLAYER_EXCLUDED',
    'UNKNOWN_ERROR',
    'VENDOR_DISABLED',
  ]);
  const documented = new Set([...document.matchAll(/```example (\w+)/g)].map(([, operation]) => operation));
  for (const { call } of steps) documented.delete(call);
  expect([...documented]).toEqual([]);
});

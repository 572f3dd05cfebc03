/** Calls every route without a session, from a foreign page and with hostile input (X9, X11). */
import { createMember } from '@/lib/identity/commands';
import { startSession } from '@/lib/identity/sessions/commands';
import { createTrial } from '@/lib/identity/trial/commands';
import type { Permission } from '@/lib/backoffice/constants';
import { useTestDatabase } from '../support/database';
import { depth, FULL } from '../support/depth';
import { createOperatorBrowser } from '../support/operators';
import { allRoutes, callRoute, type FoundRoute } from '../support/routes';

const database = useTestDatabase();
// Hundreds of fields with up to 25 values each.
jest.setTimeout(depth(240_000, 900_000));
const origin = {
  ip: '127.0.0.1',
  userAgent: 'jest',
  deviceId: 'device-of-the-tests-000',
  country: undefined,
};

let routes: FoundRoute[];
let member: Record<string, string>;
let trial: Record<string, string>;
let operator: Record<string, string>;
let clerk: Record<string, string>;

/** The audiences that need no session. */
const OPEN_AUDIENCES = new Set(['visitors', 'anyone']);

beforeAll(async () => {
  routes = await allRoutes();
  const bearer = async (id: bigint) => ({
    authorization: `Bearer ${(await startSession(database.db, id, origin, false)).token}`,
  });
  member = await bearer(
    (await createMember(database.db, { account: 'walker', password: 'a walk in the park' })).id,
  );
  trial = await bearer((await createTrial(database.db)).id);
  const cookies = async (account: string, permissions?: readonly Permission[]) => {
    const { browser } = await createOperatorBrowser(database.db, account, permissions);
    return { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  };
  operator = await cookies('walker');
  clerk = await cookies('clerk', []);
});

const HOSTILE: unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  '',
  ' ',
  '-1',
  '0',
  '1e400',
  'NaN',
  'Infinity',
  '0.00001',
  '9223372036854775808',
  '999999999999999',
  '99999999999999999999999999',
  "'; DROP TABLE ledger.entry; --",
  '%00\u0000',
  '\ud800',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'ก'.repeat(3000),
  [],
  [['nested']],
  { $ne: 1 },
];

/** Those that an address can have. */
const HOSTILE_TEXTS = HOSTILE.filter(
  (entry): entry is string => typeof entry === 'string' && entry !== '\ud800',
);

/** The fields tried so far. */
let fields = 0;

/** What a field is tried with: every value in the full run, else one: the next in the list, so that each value meets many fields. */
function hostileValues<Value>(values: readonly Value[]): Value[] {
  if (FULL) return [...values];
  return [values[fields++ % values.length]!];
}

async function ledgerSize(): Promise<bigint> {
  const { count } = await database.db
    .selectFrom('ledger.transaction')
    .select((on) => on.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const name = (route: FoundRoute) => `${route.method} ${route.path}`;

describe('the routes', () => {
  it('are found', () => {
    expect(routes.length).toBeGreaterThan(20);
  });

  it('that are served directly name their own method and path', () => {
    const direct = routes.filter((route) => route.handler.definition.direct !== undefined);
    expect(direct.map((route) => route.handler.definition.direct)).toEqual(direct.map(name));
    expect(direct.length).toBeGreaterThan(5);
  });

  it('that need a session answer 401 without one', async () => {
    for (const route of routes) {
      if (OPEN_AUDIENCES.has(route.handler.definition.audience.name)) continue;
      const response = await callRoute(route);
      expect({ route: name(route), status: response.status }).toEqual({ route: name(route), status: 401 });
      expect(await response.json()).toMatchObject({ success: false, code: expect.any(String) as string });
    }
  });

  it('for members refuse a trial account', async () => {
    for (const route of routes) {
      if (!['members', 'agents'].includes(route.handler.definition.audience.name)) continue;
      const response = await callRoute(route, { headers: trial });
      expect({ route: name(route), status: response.status }).toEqual({ route: name(route), status: 403 });
    }
  });

  it('for agents or operators refuse a member', async () => {
    for (const route of routes) {
      if (!/^(?:agents|operators)/.test(route.handler.definition.audience.name)) continue;
      const response = await callRoute(route, { headers: member });
      expect([401, 403]).toContain(response.status);
    }
  });

  it('for operators with a permission refuse an operator without it', async () => {
    const guarded = routes.filter((route) => route.handler.definition.audience.name.startsWith('operators:'));
    expect(guarded.length).toBeGreaterThan(5);
    for (const route of guarded) {
      const response = await callRoute(route, { headers: clerk });
      expect({ route: name(route), status: response.status }).toEqual({ route: name(route), status: 403 });
    }
  });

  it('of the back office and of games refuse a foreign page that adds an Authorization header', async () => {
    for (const route of routes) {
      if (
        route.method === 'GET' ||
        !/^(?:operators|players|anyone)/.test(route.handler.definition.audience.name)
      )
        continue;
      const headers = {
        ...operator,
        origin: 'https://evil.example',
        authorization: 'Bearer whatever-it-may-be',
      };
      const response = await callRoute(route, { headers });
      expect({ route: name(route), status: response.status }).toEqual({ route: name(route), status: 403 });
    }
  });

  it('that write refuse a foreign page with any cookie', async () => {
    for (const route of routes) {
      if (route.method === 'GET' || route.handler.definition.audience.name === 'vendors') continue;
      for (const foreign of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
        const response = await callRoute(route, {
          headers: { origin: foreign, cookie: '__Host-croupier=x; croupier=x' },
        });
        expect({ route: name(route), status: response.status }).toEqual({ route: name(route), status: 403 });
        expect(await response.json()).toMatchObject({ code: 'FOREIGN_ORIGIN' });
      }
    }
  });

  it('answer hostile input with a 4xx in the envelope or ignore it, and move no money', async () => {
    const before = await ledgerSize();
    for (const route of routes) {
      if (route.handler.definition.audience.name === 'vendors' || /logout|freeplay|sessions/.test(route.path))
        continue;
      const headers = /^operators/.test(route.handler.definition.audience.name) ? operator : member;
      for (const field of route.inputs) {
        for (const value of hostileValues(HOSTILE)) {
          const response = await callRoute(route, { input: { [field]: value }, headers });
          const text = await response.text();
          const result = { route: name(route), field, value, status: response.status };
          if (response.status >= 500) throw new Error(JSON.stringify(result));
          // A missing picture or text is an empty 404 and has no envelope.
          if (response.status >= 400 && route.handler.definition.responseType === undefined) {
            expect(JSON.parse(text)).toMatchObject({
              success: false,
              code: expect.stringMatching(/^[A-Z][A-Z0-9_]+$/) as string,
              message: expect.any(String) as string,
            });
          }
        }
      }
      for (const parameter of route.parameters) {
        for (const value of hostileValues(HOSTILE_TEXTS)) {
          const response = await callRoute(route, { parameters: { [parameter]: value }, headers });
          expect({ route: name(route), parameter, value, ok: response.status < 500 }).toEqual({
            route: name(route),
            parameter,
            value,
            ok: true,
          });
        }
      }
      if (route.method !== 'GET') {
        const response = await callRoute(route, { raw: '{"a":', headers });
        // The member's session is not valid for a seat at a game, and a player is no agent, so the body is not read.
        const status = { players: 401, agents: 403 }[route.handler.definition.audience.name] ?? 400;
        expect({ route: name(route), status: response.status }).toEqual({ route: name(route), status });
      }
    }
    expect(await ledgerSize()).toBe(before);
  });
});

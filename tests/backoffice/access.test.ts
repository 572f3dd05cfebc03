/**
 * Every call and every page of the back office × every shipped role (docs/trust.md X9). What is expected is access.txt: read each changed
 * line before you write it anew with `CROUPIER_TEST_UPDATE_ACCESS=1 npx jest tests/backoffice/access`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PERMISSIONS } from '@/lib/backoffice/constants';
import { SHIPPED_ROLES } from '@/lib/backoffice/operators/constants';
import { listRoles } from '@/lib/backoffice/roles/queries';
import { useTestDatabase } from '../support/database';
import { FULL } from '../support/depth';
import { createOperatorBrowser } from '../support/operators';
import { allRoutes, callRoute, type FoundRoute } from '../support/routes';

const held = useTestDatabase();
const EXPECTED = join(__dirname, 'access.txt');
/** Where the pages of the back office are; a preview has the layout of the site. */
const PAGES = ['app/(backoffice)/backoffice', 'app/(preview)/backoffice'];

/** Calls for everybody: the login itself. Another one needs a reason and a line here. */
const OPEN_ROUTES = [
  'POST /backoffice/api/activation',
  'POST /backoffice/api/activation/check',
  'POST /backoffice/api/login',
  'POST /backoffice/api/login/code',
  'POST /backoffice/api/login/passkey',
  'POST /backoffice/api/login/passkey/options',
  'POST /backoffice/api/setup/claim',
];
/** Calls of every operator: about their own session and account, and decisions that check the permission of the action. */
const OWN_ROUTES = [
  'DELETE /backoffice/api/logout',
  // What it answers depends on the permissions.
  'GET /backoffice/api/dashboard',
  'GET /backoffice/api/openapi',
  ...['password', 'passkeys', 'passkeys/[id]/remove', 'passkeys/options', 'recovery', 'sessions/end'].map(
    (path) => `POST /backoffice/api/account/${path}`,
  ),
  ...['totp', 'totp/confirm', 'totp/remove'].map((path) => `POST /backoffice/api/account/${path}`),
  ...['approve', 'reject', 'withdraw'].map((path) => `POST /backoffice/api/approvals/[id]/${path}`),
  // Each checks that the operator may read the table.
  ...['columns', 'filters', 'filters/[id]/remove'].map((path) => `POST /backoffice/api/tables/${path}`),
];
const OPEN_PAGES = [
  '/backoffice/[...rest]',
  '/backoffice/activate',
  '/backoffice/login',
  '/backoffice/setup',
];
/** Pages of every operator. What they show depends on the permissions. */
const OWN_PAGES = [
  '/backoffice',
  '/backoffice/account',
  '/backoffice/approvals',
  '/backoffice/docs/api',
  '/backoffice/second-factor',
];

type Guard = 'open' | 'operators' | (typeof PERMISSIONS)[number];

/** The permission of a route, from the audience that authenticates it. */
function guardOfRoute({ handler }: FoundRoute): Guard | undefined {
  const { name } = handler.definition.audience;
  if (name === 'visitors') return 'open';
  if (name === 'operators' || name === 'operatorsSettingUp') return 'operators';
  return PERMISSIONS.find((permission) => name === `operators:${permission}`);
}

const name = ({ method, path }: FoundRoute) => `${method} ${path}`;
const isPermission = (guard: Guard | undefined) =>
  guard !== undefined && guard !== 'open' && guard !== 'operators';

/** Every page.tsx of the back office with its source. */
const pages = () =>
  PAGES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)page\.tsx$/.test(file))
      .map((file) => ({
        path: join(
          '/backoffice',
          relative('.', file)
            .replace(/\/?page\.tsx$/, '')
            .replace(/\([^)]+\)\/?/g, ''),
        ).replace(/\/$/, ''),
        source: readFileSync(join(folder, file), 'utf8'),
      })),
  );

/**
 * The permission of a page: the argument of `requireOperator`, which must be the first thing that the page waits for besides its language.
 * Undefined if it has no such call, or another one before it.
 */
function guardOfPage(source: string): Guard | undefined {
  const body = source.slice(source.indexOf('export default'));
  const [first] = [...body.matchAll(/\bawait (?!backOfficeLocale\(\))(\w+)\(([^)]*)\)/g)];
  const [, called = '', argument = ''] = first ?? [];
  if (/^require(?:Session|OperatorSettingUp)$/.test(called)) return 'operators';
  if (called !== 'requireOperator') return undefined;
  if (argument === '') return 'operators';
  return PERMISSIONS.find((permission) => argument === `'${permission}'`);
}

let routes: FoundRoute[];
/** The Cookie header of an operator with one shipped role. */
let sessions: Map<string, string>;
let mayUse: Map<string, readonly string[]>;

beforeAll(async () => {
  routes = await allRoutes(/^\/backoffice\//);
  sessions = new Map();
  for (const role of SHIPPED_ROLES) {
    const { browser } = await createOperatorBrowser(held.db, role, [], [role]);
    sessions.set(role, [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; '));
  }
  mayUse = new Map((await listRoles(held.db)).map(({ code, permissions }) => [code!, permissions]));
});

const rolesOf = (guard: Guard): readonly string[] =>
  isPermission(guard) ? SHIPPED_ROLES.filter((role) => mayUse.get(role)!.includes(guard)) : SHIPPED_ROLES;

/** Another one for each index; none of none. */
const oneOf = (roles: readonly string[], index: number) =>
  roles.length > 0 ? [roles[index % roles.length]!] : [];

/** One line of access.txt: what, its permission, and the roles that may. */
function line(what: string, guard: Guard): string {
  const who = guard === 'open' ? ['everybody'] : guard === 'operators' ? ['every operator'] : rolesOf(guard);
  return `${what.padEnd(62)} ${(isPermission(guard) ? guard : '-').padEnd(20)} ${who.join(' ')}`.trimEnd();
}

it('every call has a permission, or is for operators themselves or the login', () => {
  const without = routes.filter((route) => !isPermission(guardOfRoute(route)));
  expect(without.map(name).sort()).toEqual([...OPEN_ROUTES, ...OWN_ROUTES].sort());
  for (const route of without)
    expect({ route: name(route), guard: guardOfRoute(route) }).toEqual({
      route: name(route),
      guard: OPEN_ROUTES.includes(name(route)) ? 'open' : 'operators',
    });
});

it('every page asks for a permission first, or is for every operator or before the login', () => {
  const guards = pages().map(({ path, source }) => ({ path, guard: guardOfPage(source) }));
  const without = guards.filter(({ guard }) => !isPermission(guard));
  expect(
    without
      .filter(({ guard }) => guard === 'operators')
      .map(({ path }) => path)
      .sort(),
  ).toEqual(OWN_PAGES);
  expect(
    without
      .filter(({ guard }) => guard === undefined)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(OPEN_PAGES);
  expect(guards.length).toBeGreaterThan(30);
});

it.each([
  ['nothing', 'export default async function Page() { return null; }', undefined],
  [
    'data first',
    'export default async function Page() { await load(); await requireOperator("audit.read"); }',
    undefined,
  ],
  [
    'an unknown permission',
    "export default async function Page() { await requireOperator('emperor'); }",
    undefined,
  ],
  [
    'a permission',
    "export default async function Page() { await requireOperator('audit.read'); }",
    'audit.read',
  ],
])('a page with %s is seen as such', (_, source, guard) => {
  expect(guardOfPage(source)).toBe(guard);
});

it('the table is tests/backoffice/access.txt', () => {
  const lines = [
    ...routes.map((route) => line(name(route), guardOfRoute(route)!)),
    ...pages().map(({ path, source }) => line(`PAGE ${path}`, guardOfPage(source) ?? 'open')),
  ].sort();
  const table = `${lines.join('\n')}\n`;
  if (process.env.CROUPIER_TEST_UPDATE_ACCESS) writeFileSync(EXPECTED, table);
  expect(table).toBe(readFileSync(EXPECTED, 'utf8'));
});

it('every call refuses exactly the roles without its permission', async () => {
  const wrong: string[] = [];
  for (const [index, route] of routes.entries()) {
    const guard = guardOfRoute(route)!;
    // A logged-out operator could call nothing more.
    if (guard === 'open' || route.path.endsWith('/logout')) continue;
    const may = rolesOf(guard);
    const mayNot = SHIPPED_ROLES.filter((role) => !may.includes(role));
    for (const role of FULL ? SHIPPED_ROLES : [may, mayNot].flatMap((roles) => oneOf(roles, index))) {
      // The body is read after the permission is checked: malformed JSON changes nothing.
      const body = route.method === 'GET' ? {} : { raw: '{"a":' };
      const { status } = await callRoute(route, { ...body, headers: { cookie: sessions.get(role)! } });
      const isRefused = status === 401 || status === 403;
      if (isRefused === may.includes(role)) wrong.push(`${name(route)} ${role} ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

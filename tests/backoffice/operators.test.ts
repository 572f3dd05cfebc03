/** Invitations, roles and what operators may do to each other (docs/trust.md X2, X9). */
import { POST as activate } from '@/app/(backoffice)/backoffice/api/activation/route';
import { POST as checkLink } from '@/app/(backoffice)/backoffice/api/activation/check/route';
import { POST as changePassword } from '@/app/(backoffice)/backoffice/api/account/password/route';
import { POST as endOwn } from '@/app/(backoffice)/backoffice/api/account/sessions/end/route';
import { DELETE as logout } from '@/app/(backoffice)/backoffice/api/logout/route';
import { POST as invite } from '@/app/(backoffice)/backoffice/api/operators/route';
import { POST as resetFactors } from '@/app/(backoffice)/backoffice/api/operators/[id]/factors/route';
import { POST as reset } from '@/app/(backoffice)/backoffice/api/operators/[id]/reset/route';
import { POST as setRoles } from '@/app/(backoffice)/backoffice/api/operators/[id]/roles/route';
import { POST as endSessions } from '@/app/(backoffice)/backoffice/api/operators/[id]/sessions/end/route';
import { POST as setStatus } from '@/app/(backoffice)/backoffice/api/operators/[id]/status/route';
import { POST as secondFactor } from '@/app/(backoffice)/backoffice/api/operators/second-factor/route';
import { POST as newRole } from '@/app/(backoffice)/backoffice/api/roles/route';
import { POST as changeRole } from '@/app/(backoffice)/backoffice/api/roles/[id]/route';
import { POST as removeRole } from '@/app/(backoffice)/backoffice/api/roles/[id]/remove/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { PERMISSIONS, type Permission } from '@/lib/backoffice/constants';
import { SHIPPED_ROLES } from '@/lib/backoffice/operators/constants';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { findOperatorByAccount } from '@/lib/backoffice/operators/queries';
import { listRoles, roleName } from '@/lib/backoffice/roles/queries';
import { sessionsOf } from '@/lib/backoffice/sessions/queries';
import { getStoredText } from '@/lib/inbox/queries';
import { openContent } from '@/lib/identity/outgoing/commands';
import { advanceClock, setClock } from '@/lib/platform/clock';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { Browser, type Answer } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser, logInOperator, OPERATOR_PASSWORD } from '../support/operators';

const held = useTestDatabase();
const HOUR = 3_600_000;

interface Person {
  browser: Browser;
  id: bigint;
}

let owner: Person;
/** Manages operators, and has some other permissions. */
let manager: Person;
let people = 0;

const call = (who: { browser: Browser }, route: RouteHandler, body: object, id?: bigint | string) =>
  who.browser.send(route, 'POST', '/backoffice/api/x', body, id === undefined ? {} : { id: String(id) });
const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? 'OK'}`;
const account = (name: string) => `${name}${++people}`;
const role = async (name: string) => {
  const found = (await listRoles(held.db)).find((one) => roleName(one) === name);
  return String(found!.id);
};

async function createWith(
  name: string,
  grant: { roles?: string[]; permissions?: Permission[] },
): Promise<Person> {
  const { browser, id } = await createOperatorBrowser(
    held.db,
    account(name),
    grant.permissions ?? [],
    grant.roles,
  );
  return { browser, id };
}

beforeAll(async () => {
  owner = await createWith('owner', { roles: ['owner'] });
  manager = await createWith('manager', {
    permissions: ['operators.write', 'members.read', 'content.write'],
  });
});

afterEach(() => setClock(undefined));

/** Invites an operator and returns the token of the link. */
async function invited(
  name: string,
  roles = ['support'],
  by: Person = owner,
): Promise<{ token: string; id: string }> {
  const body = { account: name, roles: await Promise.all(roles.map(role)), locale: 'en' };
  const answer = await call(by, invite, body);
  expect(codeOf(answer)).toBe('200 OK');
  const { link, id } = answer.body.value as { link: string; id: string };
  return { token: new URL(link).hash.slice(1), id };
}

const use = (token: string, password = 'four walls and a door') =>
  call({ browser: new Browser() }, activate, { token, name: 'Ploy', password });

describe('an invitation', () => {
  it('lets the invited person choose name and password, once, and logs in', async () => {
    const name = account('ploy');
    const { token, id } = await invited(name);
    expect((await logInOperator(new Browser(), name, '')).status).toBe(400);
    expect((await call({ browser: new Browser() }, checkLink, { token })).body.value).toMatchObject({
      account: name,
      name: '',
    });
    const tries = await Promise.all(Array.from({ length: 5 }, () => use(token)));
    expect(tries.map(codeOf).sort()).toEqual(['200 OK', ...Array<string>(4).fill('410 ACTIVATION_GONE')]);
    expect(codeOf(await use(token))).toBe('410 ACTIVATION_GONE');
    expect(await findOperatorByAccount(held.db, name)).toMatchObject({ status: 'active', name: 'Ploy' });
    expect((await logInOperator(new Browser(), name, 'four walls and a door')).status).toBe(200);
    const entries = await listAuditEntries(held.db, { subject: `operator:${id}`, limit: 9 });
    expect(entries.map(({ action }) => action).reverse()).toEqual([
      'operator.invite',
      'operator.activate',
      'operator.login',
      'operator.login',
    ]);
  });

  it('expires, and is replaced by a newer link', async () => {
    const name = account('fah');
    const { token, id } = await invited(name);
    const again = await call(owner, reset, { reason: 'lost', locale: 'en' }, id);
    const newer = new URL((again.body.value as { link: string }).link).hash.slice(1);
    expect(codeOf(await use(token))).toBe('410 ACTIVATION_GONE');
    advanceClock(72 * HOUR);
    expect(codeOf(await use(newer))).toBe('410 ACTIVATION_GONE');
  });

  it.each([
    ['seven77', 'PASSWORD_SHORT'],
    ['password123', 'PASSWORD_COMMON'],
    ['quiet-NAME-lake', 'PASSWORD_HOLDS_NAME'],
  ])('refuses the password %s and keeps the link', async (typed, code) => {
    const name = account('noi');
    const { token } = await invited(name);
    const answer = await use(token, typed.replace('NAME', name));
    expect(answer.body.fields?.password?.code).toBe(code);
    expect(codeOf(await use(token, 'eight ch'))).toBe('200 OK');
  });

  it('is sent by email if an address is given, and the outbox does not show the link', async () => {
    const body = {
      account: account('mail'),
      roles: [await role('content')],
      email: 'm@example.com',
      locale: 'th',
    };
    const answer = await call(owner, invite, body);
    const { link, isSent } = answer.body.value as { link: string; isSent: boolean };
    expect(isSent).toBe(true);
    const row = await held.db
      .selectFrom('identity.outgoing')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(openContent(row.channel, row.template, row.sealed!)).toMatchObject({
      to: 'm@example.com',
      values: { link },
    });
    await held.db
      .insertInto('inbox.delivery')
      .values({
        outgoing_id: row.id,
        attempts: 1,
        status: 'stored',
        provider: 'outbox',
        changed_at: new Date(),
      })
      .execute();
    await expect(getStoredText(held.db, row.id)).rejects.toMatchObject({ code: 'NOT_KEPT' });
  });

  it('needs a free name and a role', async () => {
    const name = account('twice');
    await invited(name);
    const support = await role('support');
    const refused = async (body: object) =>
      (await call(owner, invite, { locale: 'en', ...body })).body.fields;
    expect(await refused({ account: name, roles: [support] })).toMatchObject({
      account: { code: 'OPERATOR_TAKEN' },
    });
    expect(await refused({ account: account('x'), roles: [] })).toMatchObject({
      roles: { code: 'ROLE_REQUIRED' },
    });
    expect(await refused({ account: 'Ü', roles: [support] })).toMatchObject({
      account: { code: 'OPERATOR_ACCOUNT' },
    });
    expect(await refused({ account: account('x'), roles: ['999999'] })).toMatchObject({
      roles: { code: 'INVALID' },
    });
  });
});

describe('roles', () => {
  it('are shipped; an owner has every permission, others the union of their roles and further ones', async () => {
    expect((await listRoles(held.db)).slice(0, 7).map(({ code }) => code)).toEqual([...SHIPPED_ROLES]);
    const name = account('union');
    await createOperator(held.db, {
      account: name,
      name,
      password: OPERATOR_PASSWORD,
      roles: ['content', 'auditor'],
      permissions: ['jobs.run', 'audit.read'],
    });
    expect((await findOperatorByAccount(held.db, name))?.permissions).toEqual(
      PERMISSIONS.filter((permission) =>
        [
          'games.write',
          'lottery.read',
          'lottery.results',
          'content.write',
          'cashier.read',
          'members.read',
          'promotions.read',
          'points.read',
          'rewards.read',
          'missions.read',
          'rebate.read',
          'vip.read',
          'agents.read',
          'commissions.read',
          'reports.read',
          'reports.export',
          'risk.read',
          'audit.read',
          'jobs.run',
        ].includes(permission),
      ),
    );
  });

  it('change for everybody who has them, from the next call on', async () => {
    const made = await call(owner, newRole, {
      name: 'Night desk',
      description: '',
      permissions: ['members.read'],
    });
    const id = (made.body.value as { id: string }).id;
    const clerk = await createWith('clerk', { roles: ['Night desk'] });
    const tryRoles = async () => codeOf(await call(clerk, newRole, { name: account('r'), permissions: [] }));
    expect(await tryRoles()).toBe('403 FORBIDDEN');
    const body = { name: 'Night desk', permissions: ['operators.write'], version: 1 };
    expect(codeOf(await call(owner, changeRole, body, id))).toBe('200 OK');
    expect(await tryRoles()).toBe('200 OK');
    expect(codeOf(await call(owner, changeRole, body, id))).toBe('409 ROLE_CHANGED');
    const [entry] = await listAuditEntries(held.db, { subject: `role:${id}`, limit: 1 });
    expect(entry?.detail).toMatchObject({
      before: { permissions: ['members.read'] },
      after: { permissions: ['operators.write'] },
    });
    expect(codeOf(await call(owner, removeRole, {}, id))).toBe('409 ROLE_IN_USE');
  });

  it('that are shipped cannot be deleted, and owner cannot be changed', async () => {
    for (const code of SHIPPED_ROLES)
      expect(codeOf(await call(owner, removeRole, {}, await role(code)))).toBe('409 SHIPPED_ROLE');
    const change = { permissions: ['audit.read'], version: 1 };
    expect(codeOf(await call(owner, changeRole, change, await role('owner')))).toBe('409 SHIPPED_ROLE');
    expect(codeOf(await call(owner, changeRole, change, await role('auditor')))).toBe('200 OK');
    expect((await listRoles(held.db)).find(({ code }) => code === 'auditor')?.permissions).toEqual([
      'audit.read',
    ]);
  });

  it('have names of their own', async () => {
    const taken = async (name: string) =>
      (await call(owner, newRole, { name, permissions: [] })).body.fields?.name?.code ?? 'free';
    expect(await taken('Day desk')).toBe('free');
    expect([await taken('day DESK'), await taken('Finance')]).toEqual(['ROLE_NAME_TAKEN', 'ROLE_NAME_TAKEN']);
    const nameless = { permissions: [], version: 1 };
    const { status, body } = await call(owner, changeRole, nameless, await role('Day desk'));
    expect([status, body.fields?.name?.code]).toEqual([400, 'REQUIRED']);
  });
});

describe('an operator who manages operators and is no owner', () => {
  it('gives no permission that they do not have, in no way', async () => {
    const target = await createWith('target', { permissions: ['members.read'] });
    const locale = 'en';
    const tries: [RouteHandler, object, (bigint | string)?][] = [
      [invite, { account: account('a'), roles: [await role('finance')], locale }],
      [
        invite,
        { account: account('a'), roles: [await role('content')], permissions: ['cashier.decide'], locale },
      ],
      [setRoles, { roles: [await role('finance')] }, target.id],
      [setRoles, { roles: [await role('content')], permissions: ['audit.read'] }, target.id],
      [newRole, { name: account('role'), permissions: ['cashier.adjust'] }],
      [changeRole, { permissions: ['content.write', 'cashier.adjust'], version: 1 }, await role('content')],
    ];
    for (const [route, body, id] of tries)
      expect(codeOf(await call(manager, route, body, id))).toBe('403 NOT_YOUR_PERMISSION');
    for (const [route, body, id] of [
      [invite, { account: account('a'), roles: [await role('owner')], locale }],
      [setRoles, { roles: [await role('owner')] }, target.id],
    ] as const)
      expect(codeOf(await call(manager, route, body, id))).toBe('403 OWNER_ONLY');
  });

  it('does nothing to an operator who may do more than they may', async () => {
    const cashier = await createWith('cashier', { roles: ['finance'] });
    const acts: [RouteHandler, object][] = [
      [reset, { reason: 'x', locale: 'en' }],
      [setStatus, { reason: 'x', status: 'disabled' }],
      [setRoles, { roles: [await role('support')] }],
      [endSessions, {}],
      [resetFactors, { reason: 'x' }],
    ];
    for (const [route, body] of acts) {
      expect(codeOf(await call(manager, route, body, cashier.id))).toBe('403 NOT_YOUR_PERMISSION');
      expect(codeOf(await call(manager, route, body, owner.id))).toBe('403 OWNER_ONLY');
      expect(codeOf(await call(manager, route, body, manager.id))).toBe('403 OWN_ACCOUNT');
      expect(codeOf(await call(manager, route, body, 999_999n))).toBe('404 NOT_FOUND');
    }
    expect(codeOf(await call(manager, secondFactor, { value: 'off' }))).toBe('403 OWNER_ONLY');
    expect((await findOperatorByAccount(held.db, `cashier${people}`))?.status).toBe('active');
  });

  it('changes no role that they have themselves', async () => {
    const made = await call(owner, newRole, {
      name: 'Team lead',
      permissions: ['operators.write', 'members.read'],
    });
    const id = (made.body.value as { id: string }).id;
    const lead = await createWith('lead', { roles: ['Team lead'] });
    const body = { name: 'Team lead', permissions: ['operators.write'], version: 1 };
    expect(codeOf(await call(lead, changeRole, body, id))).toBe('403 OWN_ROLE');
  });

  it('manages those who may do less', async () => {
    const writer = await createWith('writer', { permissions: ['content.write'] });
    expect(codeOf(await call(manager, setStatus, { reason: 'leave', status: 'disabled' }, writer.id))).toBe(
      '200 OK',
    );
    expect(codeOf(await call(manager, setStatus, { reason: 'leave', status: 'disabled' }, writer.id))).toBe(
      '409 OPERATOR_STATE',
    );
    expect(codeOf(await call(writer, changePassword, {}))).toBe('401 NOT_LOGGED_IN');
    const [entry] = await listAuditEntries(held.db, { subject: `operator:${writer.id}`, limit: 1 });
    expect(entry).toMatchObject({
      action: 'operator.disable',
      detail: { before: { status: 'active' }, after: { status: 'disabled' }, reason: 'leave' },
    });
  });
});

describe('the last owner', () => {
  it('stays: of two owners who demote, disable or reset each other at once, one is refused', async () => {
    const support = [await role('support')];
    const acts: [RouteHandler, object][] = [
      [setRoles, { roles: support }],
      [setStatus, { status: 'disabled', reason: 'x' }],
      [reset, { reason: 'x', locale: 'en' }],
    ];
    await held.db
      .updateTable('backoffice.operator')
      .set({ status: 'disabled' })
      .where('id', '=', owner.id)
      .execute();
    try {
      for (const [route, body] of acts) {
        const one = await createWith('first', { roles: ['owner'] });
        const other = await createWith('second', { roles: ['owner'] });
        const answers = await Promise.all([
          call(one, route, body, other.id),
          call(other, route, body, one.id),
        ]);
        // The second one finds that it is no owner any more, or that nobody else is.
        expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
        expect(answers.map(codeOf).find((code) => code !== '200 OK')).toMatch(/^4/);
        const left = (await held.db.selectFrom('backoffice.operator_access').selectAll().execute()).filter(
          ({ is_owner }) => is_owner,
        );
        const active = await held.db
          .selectFrom('backoffice.operator')
          .select('id')
          .where('status', '=', 'active')
          .where(
            'id',
            'in',
            left.map(({ operator_id }) => operator_id!),
          )
          .execute();
        expect(active).toHaveLength(1);
        await held.db
          .updateTable('backoffice.operator')
          .set({ status: 'disabled' })
          .where('id', '=', active[0]!.id)
          .execute();
      }
    } finally {
      await held.db
        .updateTable('backoffice.operator')
        .set({ status: 'active' })
        .where('id', '=', owner.id)
        .execute();
    }
  });
});

describe('the own account', () => {
  it('changes the password with the old one, and ends the other sessions', async () => {
    const name = account('self');
    const { browser, id } = await createOperatorBrowser(held.db, name, []);
    const elsewhere = new Browser();
    await logInOperator(elsewhere, name);
    const change = (oldPassword: string, newPassword: string) =>
      call({ browser }, changePassword, { oldPassword, newPassword });
    expect((await change('not-it', 'seven lanes of rain')).body.fields?.oldPassword?.code).toBe(
      'PASSWORD_WRONG',
    );
    expect((await change(OPERATOR_PASSWORD, OPERATOR_PASSWORD)).body.fields?.newPassword?.code).toBe(
      'PASSWORD_UNCHANGED',
    );
    expect((await change(OPERATOR_PASSWORD, `${name}-lake`)).body.fields?.newPassword?.code).toBe(
      'PASSWORD_HOLDS_NAME',
    );
    expect(codeOf(await change(OPERATOR_PASSWORD, 'seven lanes of rain'))).toBe('200 OK');
    expect((await sessionsOf(held.db, id)).length).toBe(1);
    expect(codeOf(await call({ browser: elsewhere }, changePassword, {}))).toBe('401 NOT_LOGGED_IN');
    expect((await logInOperator(new Browser(), name)).status).toBe(401);
    expect((await logInOperator(new Browser(), name, 'seven lanes of rain')).status).toBe(200);
  });

  it('ends own sessions and none of another operator', async () => {
    const name = account('many');
    const { browser, id } = await createOperatorBrowser(held.db, name, []);
    for (let more = 0; more < 2; more++) await logInOperator(new Browser(), name);
    const [other] = await sessionsOf(held.db, manager.id);
    const end = (session?: bigint) =>
      call({ browser }, endOwn, session === undefined ? {} : { session: String(session) });
    expect(codeOf(await end(other!.id))).toBe('404 NOT_FOUND');
    expect((await end()).body.value).toEqual({ ended: 2 });
    expect((await sessionsOf(held.db, id)).length).toBe(1);
    expect((await browser.send(logout, 'DELETE', '/backoffice/api/logout')).status).toBe(200);
  });
});

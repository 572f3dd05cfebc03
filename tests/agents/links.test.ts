/** Accounts and links that agents make, registrations by them, and applications to become an agent. */
import { GET as affiliate } from '@/app/wps/agent/affiliate/route';
import { POST as accountsRoute } from '@/app/wps/agent/accounts/route';
import { PUT as registerRoute } from '@/app/wps/member/register/route';
import { makeAccounts } from '@/lib/agents/accounts/commands';
import { namesOfList, namesWithNumbers } from '@/lib/agents/accounts/names';
import {
  applyAsAgent,
  approveApplication,
  rejectApplication,
  withdrawApplication,
} from '@/lib/agents/applications/commands';
import { countOpenApplications } from '@/lib/agents/applications/queries';
import { createLink, setLinkOpen } from '@/lib/agents/links/commands';
import { listLinks } from '@/lib/agents/links/queries';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { contentDigest } from '@/lib/cashier/requests';
import { inTransaction, sql } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { verifyPassword } from '@/lib/identity/passwords/hash';
import { AppError } from '@/lib/platform/errors';
import { now, setClock } from '@/lib/platform/clock';
import { beginExclusion } from '@/lib/protection/exclusions/commands';
import { Browser } from '../support/browser';
import { useTestDatabase, waitForBlockedQuery } from '../support/database';

const held = useTestDatabase();
let count = 0;
const make = async (type: number, uplineId?: bigint) =>
  (await createMember(held.db, { account: `maker${++count}`, type, uplineId })).id;
const requestId = () => `request-${++count}`;
const codeOf = async (work: Promise<unknown>) => {
  try {
    await work;
    return 'OK';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.fields
      ? Object.entries(error.fields).map(([field, { code }]) => `${field} ${code}`)
      : error.code;
  }
};
const member = (id: bigint) =>
  held.db.selectFrom('identity.member').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const byAccount = (account: string) =>
  held.db.selectFrom('identity.member').selectAll().where('account', '=', account).executeTakeFirst();
afterEach(() => setClock(undefined));

describe('accounts', () => {
  it('are made below the agent, with one-time passwords that are shown once', async () => {
    const agent = await make(2, await make(1));
    const given = { type: 0, accounts: ['shopa1', 'shopa2'], requestId: requestId() };
    const made = await makeAccounts(held.db, agent, given);
    expect(made).toMatchObject({ repeated: false, accounts: [{ account: 'shopa1' }, { account: 'shopa2' }] });
    const [first, second] = made.accounts;
    expect(first!.password).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(first!.password).not.toBe(second!.password);
    const row = await member(first!.id);
    expect(row).toMatchObject({ type: 0, upline_id: agent, must_change_password: true });
    expect(await verifyPassword(row.password_hash, first!.password!)).toBe(true);
    const again = await makeAccounts(held.db, agent, given);
    expect(again).toMatchObject({ repeated: true, accounts: [{ id: first!.id, password: null }, {}] });
    expect(await codeOf(makeAccounts(held.db, agent, { ...given, accounts: ['shopa3'] }))).toBe(
      'IDEMPOTENCY_CONFLICT',
    );
    expect(await byAccount('shopa3')).toBeUndefined();
  });

  it('are all made or none, and every wrong name is reported first', async () => {
    const agent = await make(1);
    const given = { type: 2, accounts: ['okname1', '1bad', 'OKNAME1', 'maker1'], requestId: requestId() };
    expect(await codeOf(makeAccounts(held.db, agent, given))).toEqual([
      'accounts.1 PATTERN_LETTER_FIRST',
      'accounts.2 ACCOUNT_TWICE',
      'accounts.3 USERNAME_TAKEN',
    ]);
    expect(await byAccount('okname1')).toBeUndefined();
    expect(await codeOf(makeAccounts(held.db, agent, { ...given, type: 1, accounts: ['okname1'] }))).toEqual([
      'type LINE_TYPE',
    ]);
    expect(await codeOf(makeAccounts(held.db, agent, { ...given, type: 42, accounts: ['okname1'] }))).toEqual(
      ['type LINE_TYPE'],
    );
  });

  it('of two calls with one requestId are made once', async () => {
    const agent = await make(41);
    const given = { type: 42, accounts: namesWithNumbers('race', 8, 3), requestId: requestId() };
    const all = await Promise.all([makeAccounts(held.db, agent, given), makeAccounts(held.db, agent, given)]);
    expect(all.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
    expect(all[0]!.accounts.map(({ account }) => account)).toEqual(['race08', 'race09', 'race10']);
  });

  it('of a call that the same call overtakes are not made again', async () => {
    const agent = await make(41);
    const given = { type: 42, accounts: ['overtaken1', 'overtaken2'], requestId: requestId() };
    let slow: ReturnType<typeof makeAccounts>;
    await inTransaction(held.db, async (tx) => {
      // The slow call counts its limit between its two checks, and waits there.
      await sql`LOCK TABLE identity.throttle IN ACCESS EXCLUSIVE MODE`.execute(tx);
      slow = makeAccounts(held.db, agent, given);
      await waitForBlockedQuery(held.db);
      const members = [];
      for (const account of given.accounts)
        members.push((await createMember(tx, { account, type: given.type, uplineId: agent })).id);
      await tx
        .insertInto('agents.account_batch')
        .values({
          agent_id: agent,
          request_id: given.requestId,
          request_digest: contentDigest([BigInt(given.type), ...given.accounts]),
          members,
          created_at: now(),
        })
        .execute();
    });
    const { repeated, accounts } = await slow!;
    expect({ repeated, names: accounts.map(({ account }) => account) }).toEqual({
      repeated: true,
      names: given.accounts,
    });
  });

  it('are for agents only', async () => {
    const { status } = await new Browser().send(accountsRoute, 'POST', '/wps/agent/accounts', {
      type: 0,
      accounts: ['nobody1'],
      requestId: requestId(),
    });
    expect(status).toBe(401);
  });

  it('take names from a pasted list', () => {
    expect(namesOfList(' one, two\n three;four\n\n')).toEqual(['one', 'two', 'three', 'four']);
    expect(namesWithNumbers('a', 1, 10)[0]).toBe('a01');
  });
});

describe('a link', () => {
  const linkOf = async (agent: bigint, type: number) => {
    const id = await createLink(held.db, agent, { name: 'a link', type, requestId: requestId() });
    return (await listLinks(held.db, agent, { pageNum: 1, pageSize: 1 }, id)).list[0]!;
  };
  const register = async (field: 'referralCode' | 'affiliateCode', code: string) => {
    const username = `linked${++count}`;
    const { status, body } = await new Browser().send(registerRoute, 'PUT', '/wps/member/register', {
      username,
      password: 'Lantern-e2e-2026',
      confirmPassword: 'Lantern-e2e-2026',
      terms: true,
      age: true,
      [field]: code,
    });
    return { status, code: body.code, row: await byAccount(username) };
  };

  it('puts who registers by it below the agent, as what it makes, and counts it', async () => {
    const agent = await make(2, await make(1));
    const [players, agents] = [await linkOf(agent, 0), await linkOf(agent, 2)];
    const player = await register('affiliateCode', players.code.toLowerCase());
    expect(player.row).toMatchObject({ type: 0, upline_id: agent });
    const below = await register('referralCode', agents.code);
    expect(below.row).toMatchObject({ type: 2, upline_id: agent });
    expect(await linkOf(agent, 0)).toMatchObject({ registrations: 0 });
    const { list } = await listLinks(held.db, agent, { pageNum: 1, pageSize: 9 });
    expect(list.map((link) => [link.id, link.registrations])).toEqual(
      expect.arrayContaining([
        [players.id, 1],
        [agents.id, 1],
      ]),
    );
    expect(list.find(({ id }) => id === players.id)!.days.at(-1)).toMatchObject({ registrations: 1 });
  });

  it('that is closed, or of a blocked agent, registers nobody', async () => {
    const agent = await make(1);
    const link = await linkOf(agent, 0);
    expect(await codeOf(setLinkOpen(held.db, await make(1), link.id, false))).toBe('NOT_FOUND');
    await setLinkOpen(held.db, agent, link.id, false);
    expect(await register('affiliateCode', link.code)).toMatchObject({ status: 400, row: undefined });
    await setLinkOpen(held.db, agent, link.id, true);
    await held.db
      .updateTable('identity.member')
      .set({ status: 'disabled' })
      .where('id', '=', agent)
      .execute();
    expect(await register('affiliateCode', link.code)).toMatchObject({ status: 400, row: undefined });
  });

  it('counts a browser once a day', async () => {
    const agent = await make(1);
    const link = await linkOf(agent, 0);
    const clicks = async () =>
      (await listLinks(held.db, agent, { pageNum: 1, pageSize: 1 }, link.id)).list[0]!.clicks;
    setClock(new Date('2026-03-01T03:00:00Z'));
    const browser = new Browser();
    const visit = (by: Browser) => by.send(affiliate, 'GET', `/wps/agent/affiliate?code=${link.code}`);
    await visit(browser);
    await visit(browser);
    expect(await clicks()).toBe(1);
    await visit(new Browser());
    expect(await clicks()).toBe(2);
    setClock(new Date('2026-03-02T03:00:00Z'));
    await visit(browser);
    expect(await clicks()).toBe(3);
  });

  it('makes only what the agent may make, and the same requestId makes one', async () => {
    const agent = await make(2, await make(1));
    expect(await codeOf(createLink(held.db, agent, { name: 'x', type: 42, requestId: requestId() }))).toEqual(
      ['type LINE_TYPE'],
    );
    const given = { name: 'x', type: 0, requestId: requestId() };
    const ids = await Promise.all([createLink(held.db, agent, given), createLink(held.db, agent, given)]);
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('an application', () => {
  const apply = (id: bigint, request = requestId()) =>
    applyAsAgent(held.db, id, { contact: 'me@example.com', content: 'I have a shop.', requestId: request });

  it('is open once; approved, the member is an agent below the upline, and is told', async () => {
    const operatorId = await createOperator(held.db, {
      account: 'desk',
      name: 'Desk',
      password: 'a long password',
    });
    const upline = await make(1);
    const player = await make(0);
    const request = requestId();
    const application = await apply(player, request);
    expect((await apply(player, request)).id).toBe(application.id);
    expect(await codeOf(apply(player))).toBe('AGENT_APPLICATION_OPEN');
    const decide = () =>
      inTransaction(held.db, (tx) =>
        approveApplication(tx, {
          id: application.id,
          operatorId,
          answer: 'Welcome.',
          type: 2,
          uplineId: upline,
        }),
      );
    const outcomes = await Promise.all([codeOf(decide()), codeOf(decide())]);
    expect(outcomes.sort()).toEqual(['AGENT_APPLICATION_DECIDED', 'OK']);
    expect(await member(player)).toMatchObject({ type: 2, upline_id: upline });
    const notices = await held.db
      .selectFrom('notices.notice')
      .select(['kind', 'detail'])
      .where('member_id', '=', player)
      .execute();
    expect(notices).toEqual([{ kind: 'agentApproved', detail: { answer: 'Welcome.' } }]);
    expect(await codeOf(apply(player))).toBe('ALREADY_AGENT');
    const other = await make(0);
    const refused = await apply(other);
    await inTransaction(held.db, (tx) =>
      rejectApplication(tx, { id: refused.id, operatorId, answer: 'Not now.' }),
    );
    expect((await apply(other)).state).toBe('open');
  });

  it('is withdrawn by its member alone, before it is decided', async () => {
    const operatorId = await createOperator(held.db, {
      account: 'desk2',
      name: 'Desk',
      password: 'a long password',
    });
    const [player, other] = [await make(0), await make(0)];
    const { id } = await apply(player);
    expect(await countOpenApplications(held.db)).toMatchObject({ count: await openOnes() });
    expect(await codeOf(withdrawApplication(held.db, other, id))).toBe('NOT_FOUND');
    expect((await withdrawApplication(held.db, player, id)).state).toBe('withdrawn');
    expect((await withdrawApplication(held.db, player, id)).state).toBe('withdrawn');
    const again = await apply(player);
    const reject = () =>
      inTransaction(held.db, (tx) => rejectApplication(tx, { id: again.id, operatorId, answer: 'No.' }));
    const outcomes = await Promise.all([
      codeOf(reject()),
      codeOf(withdrawApplication(held.db, player, again.id)),
    ]);
    expect(outcomes.filter((one) => one === 'OK')).toHaveLength(1);
    expect(outcomes).toContain('AGENT_APPLICATION_DECIDED');
  });

  it('cannot be made and withdrawn without end', async () => {
    const player = await make(0);
    for (let count = 0; count < 5; count += 1)
      await withdrawApplication(held.db, player, (await apply(player)).id);
    expect(await codeOf(apply(player))).toBe('TOO_MANY_REQUESTS');
  });

  const openOnes = async () =>
    (await held.db.selectFrom('agents.application').select('id').where('state', '=', 'open').execute())
      .length;

  it('is not possible while the member is excluded', async () => {
    const player = await make(0);
    await inTransaction(held.db, (tx) => beginExclusion(tx, player, '7d'));
    expect(await codeOf(apply(player))).toBe('MEMBER_EXCLUDED');
  });
});

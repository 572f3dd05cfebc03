import { POST as freeplay } from '@/app/wps/session/login/freeplay/route';
import { GET as sessions, DELETE as endOthers } from '@/app/wps/member/sessions/route';
import { DELETE as endOne } from '@/app/wps/member/sessions/[id]/route';
import { GET as info } from '@/app/wps/member/info/route';
import { POST as login } from '@/app/wps/session/login/route';
import { createMember } from '@/lib/identity/commands';
import { sweepIdentity } from '@/lib/identity/jobs';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { post } from '@/lib/ledger/commands';
import { getBalance } from '@/lib/ledger/queries';
import { sql } from '@/lib/db/client';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
const PASSWORD = 'quiet-lanterns-41';
const add = (account: string, more: object = {}) =>
  createMember(held.db, { account, password: PASSWORD, ...more });

async function enter(account: string): Promise<Browser> {
  const browser = new Browser();
  await browser.send(login, 'POST', '/wps/session/login', { username: account, password: PASSWORD });
  return browser;
}

afterEach(() => setClock(undefined));

describe('the path of a member', () => {
  it('contains the ids from the top agent down', async () => {
    const top = await add('topagent', { type: 1 });
    const middle = await add('midagent', { type: 2, uplineId: top.id });
    const leaf = await add('leafmember', { uplineId: middle.id });
    const { path } = await held.db
      .selectFrom('identity.member')
      .select('path')
      .where('id', '=', leaf.id)
      .executeTakeFirstOrThrow();
    expect(path).toBe(`${top.id}.${middle.id}.${leaf.id}`);
    const { rows } = await sql<{ account: string }>`SELECT account FROM identity.member
      WHERE path <@ ${String(top.id)}::ltree ORDER BY id`.execute(held.db);
    expect(rows.map((row) => row.account)).toEqual(['topagent', 'midagent', 'leafmember']);
  });

  it.each(["path = '1.2'", 'upline_id = NULL', 'type = 1', "account = 'x'"])(
    'the app’s role cannot SET %s',
    async (assignment) => {
      await expect(
        sql.raw(`UPDATE identity.member SET ${assignment}`).execute(held.db),
      ).rejects.toMatchObject({ code: '42501' });
    },
  );

  it('the app’s role cannot change the currency of a member who has a ledger account', async () => {
    const { id } = await add('hasmoney');
    const change = () => sql`UPDATE identity.member SET currency = 'USD' WHERE id = ${id}`.execute(held.db);
    await change();
    await post(held.db, {
      key: 'has money',
      kind: 'bonus',
      currency: 'USD',
      entries: [
        { account: { house: 'bonus' }, amount: -100n },
        { account: { memberId: id, kind: 'main' }, amount: 100n },
      ],
    });
    await expect(
      sql`UPDATE identity.member SET currency = 'EUR' WHERE id = ${id}`.execute(held.db),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('the app’s role cannot delete a member', async () => {
    await expect(sql`DELETE FROM identity.member`.execute(held.db)).rejects.toMatchObject({ code: '42501' });
  });

  it('a trial account has no upline and no real money', async () => {
    const top = await add('topagent2', { type: 1 });
    await expect(add('trialchild', { type: 4, uplineId: top.id })).rejects.toMatchObject({
      constraint: 'trial_uses_play_money',
    });
  });
});

describe('free play', () => {
  it('creates an account with 10,000 of play money', async () => {
    const browser = new Browser();
    const { body } = await browser.send(freeplay, 'POST', '/wps/session/login/freeplay', {
      os: 'linux',
      platform: 'W',
    });
    const { id, isTrial, currency } = body.value?.info as { id: string; isTrial: boolean; currency: string };
    expect({ isTrial, currency }).toEqual({ isTrial: true, currency: 'PLY' });
    expect(await getBalance(held.db, BigInt(id))).toMatchObject({ currency: 'PLY', available: 100_000_000n });
    expect((await browser.send(info, 'GET', '/wps/member/info')).body.value).toMatchObject({ type: 4 });
  });

  it('is limited to twenty an hour from one address', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index++) {
      const browser = new Browser();
      browser.ip = '10.7.7.7';
      statuses.push((await browser.send(freeplay, 'POST', '/wps/session/login/freeplay', {})).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('devices', () => {
  const list = async (browser: Browser) =>
    (await browser.send(sessions, 'GET', '/wps/member/sessions')).body.value?.list as {
      id: string;
      isCurrent: boolean;
    }[];

  it('lists the sessions of a member and ends one', async () => {
    await add('devices1');
    const [here, there] = [await enter('devices1'), await enter('devices1')];
    const other = (await list(here)).find((device) => !device.isCurrent)!;
    const ended = await here.send(endOne, 'DELETE', `/wps/member/sessions/${other.id}`, undefined, {
      id: other.id,
    });
    expect(ended.status).toBe(200);
    expect((await there.send(info, 'GET', '/wps/member/info')).status).toBe(401);
    expect(await list(here)).toHaveLength(1);
  });

  it('ends all other sessions at once', async () => {
    await add('devices2');
    const here = await enter('devices2');
    await enter('devices2');
    await enter('devices2');
    await here.send(endOthers, 'DELETE', '/wps/member/sessions');
    expect((await list(here)).map((device) => device.isCurrent)).toEqual([true]);
  });

  it('neither shows nor ends sessions of others', async () => {
    await add('devices3');
    await add('devices4');
    const [mine, theirs] = [await enter('devices3'), await enter('devices4')];
    const foreign = (await list(theirs))[0]!;
    const answer = await mine.send(endOne, 'DELETE', `/wps/member/sessions/${foreign.id}`, undefined, {
      id: foreign.id,
    });
    expect(answer.status).toBe(404);
    expect((await theirs.send(info, 'GET', '/wps/member/info')).status).toBe(200);
  });

  it.each(['abc', '-1', '1e3', '9'.repeat(30)])('rejects the id %s', async (id) => {
    const browser = await enter('devices3');
    expect(
      (await browser.send(endOne, 'DELETE', `/wps/member/sessions/${id}`, undefined, { id })).status,
    ).toBe(400);
  });
});

it('deletes expired rows only', async () => {
  await add('swept1');
  const browser = await enter('swept1');
  const remaining = async () => (await held.db.selectFrom('identity.session').select('id').execute()).length;
  const before = await remaining();
  await sweepIdentity(held.db);
  expect(await remaining()).toBe(before);
  advanceClock(91 * 86_400_000);
  await sweepIdentity(held.db);
  expect(await remaining()).toBe(0);
  expect(await held.db.selectFrom('identity.throttle').select('key').execute()).toEqual([]);
  expect((await browser.send(info, 'GET', '/wps/member/info')).status).toBe(401);
});

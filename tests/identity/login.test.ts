import { createMember } from '@/lib/identity/commands';
import { POST as login } from '@/app/wps/session/login/route';
import { DELETE as logout } from '@/app/wps/session/logout/route';
import { GET as info } from '@/app/wps/member/info/route';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
const PASSWORD = 'quiet Lanterns 41'.replaceAll(' ', '-');

const enter = (browser: Browser, username: string, password = PASSWORD, more: object = {}) =>
  browser.send(login, 'POST', '/wps/session/login', { username, password, ...more });

describe('logging in', () => {
  beforeAll(async () => {
    await createMember(held.db, { account: 'Somchai', password: PASSWORD });
  });

  it('opens a session that member info accepts, whatever the case of the name', async () => {
    const browser = new Browser();
    const answer = await enter(browser, '  sOMCHAI ');
    expect(answer.status).toBe(200);
    expect(answer.body.value).toMatchObject({
      firstTimeLogin: true,
      info: { account: 'Somchai', currency: 'THB' },
    });
    const me = await browser.send(info, 'GET', '/wps/member/info');
    expect(me.body.value).toMatchObject({ account: 'Somchai', type: 0, isAgent: false });
  });

  it('ends on the server at logout: the old cookie is refused', async () => {
    const browser = new Browser();
    await enter(browser, 'Somchai');
    const kept = new Map(browser.cookies);
    expect((await browser.send(logout, 'DELETE', '/wps/session/logout')).status).toBe(200);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await browser.send(info, 'GET', '/wps/member/info')).status).toBe(401);
  });
});

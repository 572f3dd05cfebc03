/** A client cannot choose its own address (docs/trust.md X8): tested through the login route. */
import { POST as login } from '@/app/wps/session/login/route';
import { setFlag } from '@/lib/content/commands';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();

const guess = (browser: Browser, username: string) =>
  browser.send(login, 'POST', '/wps/session/login', { username, password: 'not-the-right-1' });

describe('a forged X-Forwarded-For', () => {
  it('does not lift the limit of an address', async () => {
    await setFlag(held.db, 'sliderLogin', 'off', true);
    const ip = '203.0.113.77';
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 62; attempt++) {
      const browser = new Browser();
      browser.ip = ip;
      browser.extra = { 'x-forwarded-for': `198.51.100.${attempt}`, 'x-real-ip': `198.51.100.${attempt}` };
      codes.push((await guess(browser, `stranger${attempt}`)).body.code);
    }
    expect(codes.slice(60)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
    expect(codes.slice(0, 60)).not.toContain('TOO_MANY_REQUESTS');
    const rows = await held.db
      .selectFrom('identity.session')
      .select('ip')
      .where('ip', 'like', '198.51.%')
      .execute();
    expect(rows).toEqual([]);
  });
});

import { DELETE as logout } from '@/app/(backoffice)/backoffice/api/logout/route';
import { POST as approve } from '@/app/(backoffice)/backoffice/api/withdrawals/[id]/approve/route';
import { GET as info } from '@/app/wps/member/info/route';
import { appendAuditEntry } from '@/lib/backoffice/audit/commands';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import {
  createOperator,
  resetOperatorPassword,
  setOperatorPermissions,
  setOperatorStatus,
} from '@/lib/backoffice/operators/commands';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { sealedCookie } from '@/lib/identity/sessions/cookie';
import { startSession } from '@/lib/identity/sessions/commands';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { Browser } from '../support/browser';
import { waitForBlockedQuery, useTestDatabase } from '../support/database';
import { logInOperator, OPERATOR_PASSWORD, createOperatorBrowser } from '../support/operators';

const held = useTestDatabase();
const MINUTE = 60_000;
let operators = 0;

/** Whether the session is valid: an operator gets NOT_FOUND for an unknown withdrawal, anybody else another error. */
const sessionState = async (browser: Browser) =>
  (await browser.send(approve, 'POST', '/backoffice/api/x', {}, { id: '999999' })).body.code === 'NOT_FOUND'
    ? 'in'
    : 'out';

afterEach(() => setClock(undefined));

describe('the login of the back office', () => {
  it('accepts an operator’s name in any case, and is audited', async () => {
    const { browser, id } = await createOperatorBrowser(held.db, 'anong');
    expect(await sessionState(browser)).toBe('in');
    expect((await logInOperator(new Browser(), ' ANONG ')).status).toBe(200);
    const lines = await listAuditEntries(held.db, { subject: `operator:${id}`, limit: 10 });
    expect(lines.map((line) => line.action)).toEqual(['operator.login', 'operator.login', 'operator.create']);
  });

  it('sets its own session cookie, which scripts cannot read', async () => {
    await createOperator(held.db, {
      account: 'busaba',
      name: 'Busaba',
      password: OPERATOR_PASSWORD,
      permissions: [],
    });
    const { headers } = await logInOperator(new Browser(), 'busaba');
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^croupier-office=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^croupier-office-device=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
      ),
      'croupier-office-login=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    ]);
  });

  it.each([
    ['a wrong password', 'anong', 'not-the-password'],
    ['an unknown name', 'nobody-here', OPERATOR_PASSWORD],
  ])('refuses %s with the same 401', async (_, account, password) => {
    const { status, body } = await logInOperator(new Browser(), account, password);
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'INVALID_CREDENTIALS' });
  });

  it('rejects a disabled operator and ends their sessions, with an audit entry', async () => {
    const { browser, id } = await createOperatorBrowser(held.db, 'chai');
    expect(await setOperatorStatus(held.db, 'chai', 'disabled')).toBe(true);
    expect(await sessionState(browser)).toBe('out');
    expect((await logInOperator(new Browser(), 'chai')).status).toBe(401);
    expect(await setOperatorStatus(held.db, 'chai', 'active')).toBe(true);
    expect(await sessionState(browser)).toBe('out');
    expect((await logInOperator(browser, 'chai')).status).toBe(200);
    expect(await sessionState(browser)).toBe('in');
    const lines = await listAuditEntries(held.db, { subject: `operator:${id}`, limit: 10 });
    expect(lines.map((line) => line.action)).toEqual([
      'operator.login',
      'operator.enable',
      'operator.disable',
      'operator.login',
      'operator.create',
    ]);
    expect(await setOperatorStatus(held.db, 'nobody-at-all', 'disabled')).toBe(false);
  });

  it.each<[string, { status?: string; password_hash?: string }]>([
    ['blocked', { status: 'disabled' }],
    ['given another password', { password_hash: 'another' }],
  ])('rejects an operator who is %s during the login', async (_, change) => {
    const account = `chai${++operators}`;
    const { id } = await createOperatorBrowser(held.db, account);
    let entry: ReturnType<typeof logInOperator> | undefined;
    await inTransaction(held.db, async (tx) => {
      // The change is written and not committed yet, while the login has checked the earlier state. The audit entry makes the login wait.
      await tx.updateTable('backoffice.operator').set(change).where('id', '=', id).execute();
      await appendAuditEntry(tx, {
        operatorId: null,
        ip: 'console',
        action: 'test.act',
        subject: account,
        detail: {},
      });
      entry = logInOperator(new Browser(), account);
      await waitForBlockedQuery(held.db);
    });
    expect((await entry!).body.code).toBe('INVALID_CREDENTIALS');
  });

  it('names the empty field', async () => {
    const { status, body } = await logInOperator(new Browser(), 'anong', '');
    expect({ status, fields: body.fields }).toMatchObject({
      status: 400,
      fields: { password: { code: 'REQUIRED' } },
    });
  });

  it('is blocked after ten wrong passwords for one account, from any address', async () => {
    await createOperator(held.db, {
      account: 'daeng',
      name: 'Daeng',
      password: OPERATOR_PASSWORD,
      permissions: [],
    });
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, index) => logInOperator(new Browser(), 'daeng', `guess-${index}`)),
    );
    const count = (status: number) => guesses.filter((guess) => guess.status === status).length;
    expect({ wrong: count(401), shut: count(429) }).toEqual({ wrong: 10, shut: 5 });
    expect((await logInOperator(new Browser(), 'daeng')).status).toBe(429);
  });

  it('is not blocked for a browser that has logged in before', async () => {
    const { browser } = await createOperatorBrowser(held.db, 'ekkarat');
    for (let index = 0; index < 11; index++) await logInOperator(new Browser(), 'ekkarat', `guess-${index}`);
    expect((await logInOperator(new Browser(), 'ekkarat')).status).toBe(429);
    expect((await logInOperator(browser, 'ekkarat')).status).toBe(200);
  });

  it('knows a browser for its own operator only, and counts its wrong passwords too', async () => {
    const { browser: other } = await createOperatorBrowser(held.db, 'phairoj');
    await createOperator(held.db, {
      account: 'somsri',
      name: 'Somsri',
      password: OPERATOR_PASSWORD,
      permissions: [],
    });
    for (let index = 0; index < 10; index++) await logInOperator(new Browser(), 'somsri', `guess-${index}`);
    expect((await logInOperator(other, 'somsri')).status).toBe(429);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => logInOperator(other, 'phairoj', `guess-${index}`)),
    );
    expect(guesses.filter((guess) => guess.status === 429)).toHaveLength(2);
  });

  it('rejects a foreign origin', async () => {
    const browser = new Browser();
    browser.origin = 'https://evil.example';
    expect((await logInOperator(browser, 'anong')).status).toBe(403);
  });
});

describe('a session of the back office', () => {
  it('ends after 30 minutes without use', async () => {
    setClock(new Date('2026-03-02T02:00:00Z'));
    const { browser } = await createOperatorBrowser(held.db, 'ekachai');
    for (let step = 0; step < 3; step++) {
      advanceClock(29 * MINUTE);
      expect(await sessionState(browser)).toBe('in');
    }
    advanceClock(31 * MINUTE);
    expect(await sessionState(browser)).toBe('out');
  });

  it('ends after ten hours in any case', async () => {
    setClock(new Date('2026-03-03T02:00:00Z'));
    const { browser } = await createOperatorBrowser(held.db, 'fon');
    for (let step = 0; step < 23; step++) {
      advanceClock(26 * MINUTE);
      expect(await sessionState(browser)).toBe('in');
    }
    advanceClock(3 * MINUTE);
    expect(await sessionState(browser)).toBe('out');
  });

  it('has its operator’s current permissions', async () => {
    const { browser, id } = await createOperatorBrowser(held.db, 'kannika');
    expect(await setOperatorPermissions(held.db, 'kannika', ['cashier.read'])).toBe(true);
    const { status } = await browser.send(approve, 'POST', '/backoffice/api/x', {}, { id: '999999' });
    expect(status).toBe(403);
    const [line] = await listAuditEntries(held.db, { subject: `operator:${id}`, limit: 1 });
    expect(line).toMatchObject({
      action: 'operator.permissions',
      operator: null,
      detail: { permissions: ['cashier.read'] },
    });
    expect(await setOperatorPermissions(held.db, 'nobody-at-all', [])).toBe(false);
  });

  it('ends on the server at logout', async () => {
    const { browser, id } = await createOperatorBrowser(held.db, 'gaew');
    const kept = new Map(browser.cookies);
    expect((await browser.send(logout, 'DELETE', '/backoffice/api/logout')).status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(['croupier-office-device']);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect(await sessionState(browser)).toBe('out');
    const [line] = await listAuditEntries(held.db, { subject: `operator:${id}`, limit: 1 });
    expect(line).toMatchObject({ action: 'operator.logout', operator: 'gaew' });
  });

  it('is not valid for the site, nor the site’s session for the back office', async () => {
    const { browser } = await createOperatorBrowser(held.db, 'hathai');
    browser.cookies.set('croupier', browser.cookies.get('croupier-office')!);
    expect((await browser.send(info, 'GET', '/wps/member/info')).status).toBe(401);
    const { id } = await createMember(held.db, { account: 'a-member' });
    const origin = { ip: '10.0.0.9', userAgent: 'jest', deviceId: 'a-device-of-the-tests-00' };
    const { token } = await startSession(held.db, id, origin, false);
    const other = new Browser();
    other.cookies.set(
      'croupier-office',
      (await sealedCookie('croupier-office', token, undefined)).split(/[=;]/)[1]!,
    );
    expect(await sessionState(other)).toBe('out');
  });

  it('ends with all others at a password reset, with an audit entry', async () => {
    const { browser, id } = await createOperatorBrowser(held.db, 'intira');
    expect(await resetOperatorPassword(held.db, 'intira', 'another-password-55')).toBe(true);
    expect(await sessionState(browser)).toBe('out');
    expect((await logInOperator(new Browser(), 'intira', 'another-password-55')).status).toBe(200);
    const lines = await listAuditEntries(held.db, { subject: `operator:${id}`, limit: 10 });
    expect(lines.map((line) => line.action)).toContain('operator.passwordReset');
    expect(await resetOperatorPassword(held.db, 'nobody-at-all', 'x')).toBe(false);
  });
});

/** The second factor of operators (docs/trust.md X1, X4, X7). */
import { POST as removePasskey } from '@/app/(backoffice)/backoffice/api/account/passkeys/[id]/remove/route';
import { POST as passkeyOptions } from '@/app/(backoffice)/backoffice/api/account/passkeys/options/route';
import { POST as addPasskey } from '@/app/(backoffice)/backoffice/api/account/passkeys/route';
import { POST as changePassword } from '@/app/(backoffice)/backoffice/api/account/password/route';
import { POST as renewCodes } from '@/app/(backoffice)/backoffice/api/account/recovery/route';
import { POST as confirmTotp } from '@/app/(backoffice)/backoffice/api/account/totp/confirm/route';
import { POST as removeTotp } from '@/app/(backoffice)/backoffice/api/account/totp/remove/route';
import { POST as beginTotp } from '@/app/(backoffice)/backoffice/api/account/totp/route';
import { POST as approveDeposit } from '@/app/(backoffice)/backoffice/api/deposits/[id]/approve/route';
import { POST as loginCode } from '@/app/(backoffice)/backoffice/api/login/code/route';
import { POST as loginPasskeyOptions } from '@/app/(backoffice)/backoffice/api/login/passkey/options/route';
import { POST as loginPasskey } from '@/app/(backoffice)/backoffice/api/login/passkey/route';
import { DELETE as logout } from '@/app/(backoffice)/backoffice/api/logout/route';
import { POST as resetFactors } from '@/app/(backoffice)/backoffice/api/operators/[id]/factors/route';
import { POST as setSecondFactor } from '@/app/(backoffice)/backoffice/api/operators/second-factor/route';
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import type { Permission } from '@/lib/backoffice/constants';
import {
  resetOperatorFactors,
  setOperatorPermissions,
  setOperatorStatus,
} from '@/lib/backoffice/operators/commands';
import { sweepBackOffice } from '@/lib/backoffice/jobs';
import { sessionsOf } from '@/lib/backoffice/sessions/queries';
import { setFlag } from '@/lib/content/commands';
import { codeAt } from '@/lib/identity/totp/rules';
import { advanceClock, now, setClock } from '@/lib/platform/clock';
import { publicUrl } from '@/lib/platform/env';
import type { RouteHandler } from '@/lib/platform/http/define-route';
import { Authenticator } from '../support/authenticator';
import { fromBase32 } from '../support/base32';
import { Browser, type Answer } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { createOperatorBrowser, logInOperator, OPERATOR_PASSWORD } from '../support/operators';

// Drawing takes a second, and tests/identity/factors.test.ts draws one.
jest.mock('qrcode', () => ({ toDataURL: () => Promise.resolve('data:image/png;base64,') }));

const held = useTestDatabase();
const MINUTE = 60_000;
let operators = 0;

const call = (browser: Browser, route: RouteHandler, body: object = {}, id?: bigint | string) =>
  browser.send(route, 'POST', '/backoffice/api/x', body, id === undefined ? {} : { id: String(id) });
const codeOf = ({ status, body }: Answer) => `${status} ${body.code ?? 'OK'}`;
const fieldOf = ({ body }: Answer, name: string) => body.fields?.[name]?.code;
/** Whether the browser's session may do something that needs `cashier.decide`. */
const decide = async (browser: Browser) => codeOf(await call(browser, approveDeposit, {}, '999999'));
const SAID_YES = '404 NOT_FOUND';

const choose = (value: string) => setFlag(held.db, 'backoffice.secondFactor', value, false);

async function operator(permissions: readonly Permission[] = ['cashier.decide'], roles: string[] = []) {
  const account = `anong${++operators}`;
  return { account, ...(await createOperatorBrowser(held.db, account, permissions, roles)) };
}

/** Sets up an app in the browser's session. Returns its codes and the recovery codes. */
async function withApp(browser: Browser, password = OPERATOR_PASSWORD) {
  const begun = await call(browser, beginTotp, { password });
  const secret = fromBase32((begun.body.value as { secret: string }).secret);
  const done = await call(browser, confirmTotp, { code: codeAt(secret, now()) });
  expect(codeOf(done)).toBe('200 OK');
  const { recoveryCodes } = done.body.value as { recoveryCodes: string[] };
  return { code: () => codeAt(secret, now()), recoveryCodes };
}

/** Begins a login up to the second step. */
async function atSecondStep(account: string, browser = new Browser()) {
  const answer = await logInOperator(browser, account);
  expect(answer.body.value).toMatchObject({ next: 'factor' });
  return { browser, ways: (answer.body.value as { ways: string[] }).ways };
}

beforeEach(() => {
  setClock(new Date(`2031-05-${10 + (operators % 15)}T08:00:00Z`));
  return choose('off');
});
afterEach(() => setClock(undefined));

describe('an authenticator app', () => {
  it('is asked for after the password; each code works once', async () => {
    const { account, browser } = await operator();
    const { code, recoveryCodes } = await withApp(browser);
    expect(new Set(recoveryCodes).size).toBe(10);
    const step = await atSecondStep(account);
    expect(step.ways).toEqual(['app', 'recovery']);
    expect([...step.browser.cookies.keys()]).toEqual(['croupier-office-login']);
    expect(await decide(step.browser)).toBe('401 NOT_LOGGED_IN');
    expect(fieldOf(await call(step.browser, loginCode, { code: '000000' }), 'code')).toBe('TOTP_WRONG');
    // The code that set the app up was used.
    expect(fieldOf(await call(step.browser, loginCode, { code: code() }), 'code')).toBe('TOTP_WRONG');
    advanceClock(30_000);
    expect(codeOf(await call(step.browser, loginCode, { code: code() }))).toBe('200 OK');
    expect(await decide(step.browser)).toBe(SAID_YES);
    expect(step.browser.cookies.has('croupier-office-login')).toBe(false);
    const again = await atSecondStep(account);
    expect(fieldOf(await call(again.browser, loginCode, { code: code() }), 'code')).toBe('TOTP_WRONG');
  });

  it('lets one of nine parallel right answers in', async () => {
    const { account, browser, id } = await operator();
    const { code } = await withApp(browser);
    advanceClock(MINUTE);
    const steps: { browser: Browser }[] = [];
    while (steps.length < 9) steps.push(await atSecondStep(account));
    const answers = await Promise.all(steps.map((step) => call(step.browser, loginCode, { code: code() })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(held.db, id)).toHaveLength(2);
  });

  it('allows five answers to a login, in parallel too, and ten an hour', async () => {
    const { account, browser } = await operator();
    const { code } = await withApp(browser);
    advanceClock(MINUTE);
    const { browser: guesser } = await atSecondStep(account);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => call(guesser, loginCode, { code: `11111${guess % 10}` })),
    );
    const count = (wanted: string) => guesses.filter((answer) => codeOf(answer) === wanted).length;
    expect({ judged: count('400 INVALID_INPUT'), gone: count('410 CHALLENGE_GONE') }).toEqual({
      judged: 5,
      gone: 7,
    });
    expect(codeOf(await call(guesser, loginCode, { code: code() }))).toBe('410 CHALLENGE_GONE');
    const second = await atSecondStep(account);
    for (let guess = 0; guess < 5; guess++) await call(second.browser, loginCode, { code: '222222' });
    const third = await atSecondStep(account);
    expect(codeOf(await call(third.browser, loginCode, { code: code() }))).toBe('429 TOO_MANY_REQUESTS');
  });

  it('is bound to the browser and to ten minutes', async () => {
    const { account, browser } = await operator();
    const { code } = await withApp(browser);
    advanceClock(MINUTE);
    expect(codeOf(await call(new Browser(), loginCode, { code: code() }))).toBe('410 CHALLENGE_GONE');
    const step = await atSecondStep(account);
    advanceClock(10 * MINUTE);
    expect(codeOf(await call(step.browser, loginCode, { code: code() }))).toBe('410 CHALLENGE_GONE');
    await sweepBackOffice(held.db);
    expect(await held.db.selectFrom('backoffice.login_challenge').selectAll().execute()).toEqual([]);
  });

  it('is set up and removed with the password, except shortly after the login', async () => {
    const { browser } = await operator();
    expect(codeOf(await call(browser, beginTotp))).toBe('200 OK');
    advanceClock(10 * MINUTE);
    expect(fieldOf(await call(browser, beginTotp), 'password')).toBe('REQUIRED');
    expect(fieldOf(await call(browser, beginTotp, { password: 'not-this' }), 'password')).toBe(
      'PASSWORD_WRONG',
    );
    await withApp(browser);
    expect(codeOf(await call(browser, beginTotp, { password: OPERATOR_PASSWORD }))).toBe('409 TOTP_IS_ON');
    expect(fieldOf(await call(browser, removeTotp), 'password')).toBe('REQUIRED');
    expect(codeOf(await call(browser, removeTotp, { password: OPERATOR_PASSWORD }))).toBe('200 OK');
    expect(codeOf(await call(browser, renewCodes, { password: OPERATOR_PASSWORD }))).toBe(
      '409 NO_SECOND_FACTOR',
    );
  });

  it('ends the sessions that were begun without it', async () => {
    const { account, browser, id } = await operator();
    const elsewhere = new Browser();
    await logInOperator(elsewhere, account);
    await withApp(browser);
    expect(await decide(elsewhere)).toBe('401 NOT_LOGGED_IN');
    expect(await sessionsOf(held.db, id)).toHaveLength(1);
  });

  it.each<[string, (account: string, browser: Browser) => Promise<unknown>]>([
    ['is blocked', (account) => setOperatorStatus(held.db, account, 'disabled')],
    ['loses the factors', (account) => resetOperatorFactors(held.db, account)],
    [
      'changes the password',
      (_, browser) =>
        call(browser, changePassword, {
          oldPassword: OPERATOR_PASSWORD,
          newPassword: 'eleven green bottles',
        }),
    ],
  ])('ends a login that waits when the operator %s', async (_, change) => {
    const { account, browser } = await operator();
    const { code } = await withApp(browser);
    advanceClock(MINUTE);
    const step = await atSecondStep(account);
    await change(account, browser);
    expect(codeOf(await call(step.browser, loginCode, { code: code() }))).toBe('410 CHALLENGE_GONE');
  });
});

describe('recovery codes', () => {
  it('work once each, in any spelling, and are replaced together', async () => {
    const { account, browser, id } = await operator();
    const { recoveryCodes } = await withApp(browser);
    const enter = async (code: string) => {
      const step = await atSecondStep(account);
      return codeOf(await call(step.browser, loginCode, { code }));
    };
    expect(await enter(recoveryCodes[0]!.toUpperCase().replace('-', ' '))).toBe('200 OK');
    expect(await enter(recoveryCodes[0]!)).toBe('400 INVALID_INPUT');
    const renewed = await call(browser, renewCodes, { password: OPERATOR_PASSWORD });
    const [fresh] = (renewed.body.value as { recoveryCodes: string[] }).recoveryCodes;
    expect(await enter(recoveryCodes[1]!)).toBe('400 INVALID_INPUT');
    expect(await enter(fresh!)).toBe('200 OK');
    const [entry] = await listAuditEntries(held.db, { subject: `operator:${id}`, limit: 1 });
    expect(entry).toMatchObject({ action: 'operator.login', detail: { factor: 'recovery' } });
  });
});

describe('a passkey', () => {
  const challengeOf = ({ body }: Answer) =>
    (body.value as { options: { challenge: string } }).options.challenge;

  async function withPasskey(browser: Browser, key = new Authenticator(publicUrl())) {
    const options = await call(browser, passkeyOptions, { password: OPERATOR_PASSWORD });
    const answer = await call(browser, addPasskey, {
      response: key.create(challengeOf(options)),
      name: 'Key',
    });
    return { key, answer };
  }

  it('is a second factor: with the password it logs in, once for each challenge', async () => {
    const { account, browser, id } = await operator();
    const { key, answer } = await withPasskey(browser);
    expect((answer.body.value as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    const step = await atSecondStep(account);
    expect(step.ways).toEqual(['passkey', 'recovery']);
    const asked = await call(step.browser, loginPasskeyOptions);
    expect(asked.body.value).toMatchObject({
      options: { allowCredentials: [{ id: key.id }], userVerification: 'required' },
    });
    const response = key.answer(challengeOf(asked));
    expect(codeOf(await call(step.browser, loginPasskey, { response }))).toBe('200 OK');
    expect(await decide(step.browser)).toBe(SAID_YES);
    const replayed = await atSecondStep(account);
    await call(replayed.browser, loginPasskeyOptions);
    expect(codeOf(await call(replayed.browser, loginPasskey, { response }))).toBe('400 PASSKEY_FAILED');
    const entries = await listAuditEntries(held.db, { subject: `operator:${id}`, limit: 9 });
    expect(entries.map(({ action, detail }) => detail.factor ?? action)).toEqual([
      'passkey',
      'passkey',
      'none',
      'operator.create',
    ]);
  });

  it('of another operator, host or session is refused', async () => {
    const { account, browser } = await operator();
    await withPasskey(browser);
    const { browser: second } = await operator();
    const foreign = await withPasskey(second);
    const step = await atSecondStep(account);
    const asked = challengeOf(await call(step.browser, loginPasskeyOptions));
    expect(codeOf(await call(step.browser, loginPasskey, { response: foreign.key.answer(asked) }))).toBe(
      '400 PASSKEY_FAILED',
    );
    const elsewhere = new Authenticator('https://mirror.example');
    expect(codeOf((await withPasskey(second, elsewhere)).answer)).toBe('400 PASSKEY_FAILED');
    const options = challengeOf(await call(second, passkeyOptions, { password: OPERATOR_PASSWORD }));
    const stolen = new Authenticator(publicUrl()).create(options);
    expect(codeOf(await call(browser, addPasskey, { response: stolen, name: 'x' }))).toBe(
      '400 PASSKEY_FAILED',
    );
    expect(codeOf(await call(second, addPasskey, { response: foreign.key.create(options), name: 'x' }))).toBe(
      '409 PASSKEY_KNOWN',
    );
    const { id } = await held.db
      .selectFrom('backoffice.passkey')
      .select('id')
      .where('credential_id', '=', foreign.key.id)
      .executeTakeFirstOrThrow();
    const remove = (by: Browser) => call(by, removePasskey, { password: OPERATOR_PASSWORD }, id);
    expect(codeOf(await remove(browser))).toBe('404 NOT_FOUND');
    expect(codeOf(await remove(second))).toBe('200 OK');
  });
});

describe('the setting for the second factor', () => {
  it.each<[string, Permission[], boolean]>([
    ['off', ['cashier.decide', 'operators.write'], false],
    ['money', ['cashier.read', 'content.write', 'audit.read'], false],
    ['money', ['cashier.decide'], true],
    ['money', ['cashier.channels'], true],
    ['money', ['cashier.adjust'], true],
    ['money', ['rounds.void'], true],
    ['money', ['operators.write'], true],
    ['always', [], true],
    ['of-another-version', ['operators.write'], true],
  ])('%s asks an operator with %j: %s', async (choice, permissions, isDue) => {
    const { account, browser } = await operator(permissions);
    await choose(choice);
    expect((await call(browser, changePassword, {})).body.code).toBe(
      isDue ? 'SECOND_FACTOR_DUE' : 'INVALID_INPUT',
    );
    const again = new Browser();
    expect((await logInOperator(again, account)).body.value).toMatchObject({ next: 'done' });
    expect((await call(again, changePassword, {})).body.code).toBe(
      isDue ? 'SECOND_FACTOR_DUE' : 'INVALID_INPUT',
    );
  });

  it('lets an operator without a factor set one up or log out, and nothing else before that', async () => {
    const { account, browser } = await operator(['cashier.decide']);
    await choose('money');
    expect(await decide(browser)).toBe('403 SECOND_FACTOR_DUE');
    const { code } = await withApp(browser);
    expect(await decide(browser)).toBe(SAID_YES);
    const other = await operator(['cashier.decide']);
    expect((await other.browser.send(logout, 'DELETE', '/backoffice/api/logout')).status).toBe(200);
    // Without the factor the site asks again at once.
    expect(codeOf(await call(browser, removeTotp, { password: OPERATOR_PASSWORD }))).toBe('200 OK');
    expect(await decide(browser)).toBe('403 SECOND_FACTOR_DUE');
    expect((await logInOperator(new Browser(), account)).body.value).toMatchObject({ next: 'done' });
    expect(code()).toMatch(/^\d{6}$/);
  });

  it('applies as soon as a permission that moves money is given', async () => {
    const { account, browser } = await operator(['cashier.read']);
    await choose('money');
    expect(await decide(browser)).toBe('403 FORBIDDEN');
    await setOperatorPermissions(held.db, account, ['cashier.decide']);
    expect(await decide(browser)).toBe('403 SECOND_FACTOR_DUE');
  });

  it('is changed by an owner, who can also remove the factors of another operator', async () => {
    const owner = await operator([], ['owner']);
    expect(codeOf(await call(owner.browser, setSecondFactor, { value: 'sometimes' }))).toBe(
      '400 INVALID_INPUT',
    );
    expect(codeOf(await call(owner.browser, setSecondFactor, { value: 'always' }))).toBe('200 OK');
    const [setting] = await listAuditEntries(held.db, {
      subject: 'setting:backoffice.secondFactor',
      limit: 1,
    });
    expect(setting).toMatchObject({ operator: owner.account, detail: { before: 'off', after: 'always' } });
    expect(codeOf(await call(owner.browser, setSecondFactor, { value: 'off' }))).toBe(
      '403 SECOND_FACTOR_DUE',
    );
    await withApp(owner.browser);
    const lost = await operator(['cashier.decide']);
    await withApp(lost.browser);
    expect(codeOf(await call(owner.browser, resetFactors, { reason: 'lost phone' }, lost.id))).toBe('200 OK');
    expect(await decide(lost.browser)).toBe('401 NOT_LOGGED_IN');
    expect((await logInOperator(lost.browser, lost.account)).body.value).toMatchObject({ next: 'done' });
    expect(await decide(lost.browser)).toBe('403 SECOND_FACTOR_DUE');
    const [entry] = await listAuditEntries(held.db, { action: 'operator.factorReset', limit: 1 });
    expect(entry?.detail).toEqual({ account: lost.account, app: true, passkeys: 0, reason: 'lost phone' });
  });
});

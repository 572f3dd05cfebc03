/** A one-time password of an operator (docs/trust.md X2): valid in one browser, for a limited time, until it is changed there. */
import { POST as change } from '@/app/wps/member/password/route';
import { POST as login } from '@/app/wps/session/login/route';
import { inTransaction } from '@/lib/db/client';
import { createMember } from '@/lib/identity/commands';
import { sweepIdentity } from '@/lib/identity/jobs';
import { issueOneTimePassword } from '@/lib/identity/recovery/commands';
import { sessionOfToken } from '@/lib/identity/sessions/queries';
import { createTrial } from '@/lib/identity/trial/commands';
import { advanceClock, setClock } from '@/lib/platform/clock';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';

const held = useTestDatabase();
const OLD = 'chosen-lanterns-41';
const OWN = 'chosen-lanterns-42';

const enter = (browser: Browser, username: string, password: string) =>
  browser.send(login, 'POST', '/wps/session/login', { username, password });
const choose = (browser: Browser, oldPassword: string, newPassword = OWN) =>
  browser.send(change, 'POST', '/wps/member/password', {
    oldPassword,
    newPassword,
    confirmNewPassword: newPassword,
  });
const give = (id: bigint) => inTransaction(held.db, (tx) => issueOneTimePassword(tx, id));
const member = async (account: string) => (await createMember(held.db, { account, password: OLD })).id;
const tokenOf = ({ body }: Awaited<ReturnType<typeof enter>>) => String(body.value?.token);

afterEach(() => setClock(undefined));

it('replaces the password, ends all sessions and links, and must be changed', async () => {
  const id = await member('lostit');
  const before = tokenOf(await enter(new Browser(), 'lostit', OLD));
  const { password, account } = await give(id);
  expect(account).toBe('lostit');
  expect(password).toMatch(/^(?:[2-9A-HJKMNP-TV-Z]{4}-){2}[2-9A-HJKMNP-TV-Z]{4}$/);
  expect(await sessionOfToken(before)).toBeUndefined();
  expect((await enter(new Browser(), 'lostit', OLD)).body.code).toBe('INVALID_CREDENTIALS');
  const browser = new Browser();
  expect((await enter(browser, 'lostit', password)).body.value).toMatchObject({ passwordExpired: true });
  expect((await choose(browser, password)).status).toBe(200);
  expect((await enter(new Browser(), 'lostit', password)).body.code).toBe('INVALID_CREDENTIALS');
  expect((await enter(new Browser(), 'lostit', OWN)).body.value).toMatchObject({ passwordExpired: false });
});

it('is valid in one browser, repeatedly', async () => {
  const { password } = await give(await member('onlyhere'));
  const browser = new Browser();
  expect((await enter(browser, 'onlyhere', password)).status).toBe(200);
  const elsewhere = await enter(new Browser(), 'onlyhere', password);
  expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'ONE_TIME_PASSWORD_GONE']);
  // A person who closed the page before choosing a password can log in again.
  expect((await enter(browser, 'onlyhere', password)).status).toBe(200);
  expect((await choose(browser, password)).status).toBe(200);
});

it('is accepted from one of ten parallel browsers', async () => {
  const { password } = await give(await member('raced'));
  const answers = await Promise.all(
    // Ten, because unknown browsers have ten tries in a quarter of an hour.
    Array.from({ length: 10 }, () => enter(new Browser(), 'raced', password)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

it('expires after three days, deleted or not, and can be replaced', async () => {
  setClock(new Date());
  const id = await member('slow1');
  const { password } = await give(id);
  advanceClock(3 * 86_400_000 - 60_000);
  await sweepIdentity(held.db);
  const browser = new Browser();
  expect((await enter(browser, 'slow1', password)).status).toBe(200);
  advanceClock(60_000);
  expect((await enter(browser, 'slow1', password)).body.code).toBe('ONE_TIME_PASSWORD_GONE');
  await sweepIdentity(held.db);
  expect((await enter(browser, 'slow1', password)).body.code).toBe('ONE_TIME_PASSWORD_GONE');
  const { password: next } = await give(id);
  expect((await enter(new Browser(), 'slow1', next)).status).toBe(200);
});

it('is the first password of an account that an operator creates', async () => {
  await createMember(held.db, { account: 'madefor', password: OLD, mustChangePassword: true });
  expect((await enter(new Browser(), 'madefor', OLD)).body.value).toMatchObject({ passwordExpired: true });
  expect((await enter(new Browser(), 'madefor', OLD)).body.code).toBe('ONE_TIME_PASSWORD_GONE');
});

it('is not revealed by errors to a person who does not know it', async () => {
  const { password } = await give(await member('unknown1'));
  await enter(new Browser(), 'unknown1', password);
  expect((await enter(new Browser(), 'unknown1', 'not-the-right-1')).body.code).toBe('INVALID_CREDENTIALS');
});

it('is not issued to unknown, trial and blocked accounts', async () => {
  await expect(give(999_999n)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(give((await createTrial(held.db)).id)).rejects.toMatchObject({ code: 'NO_PASSWORD_TO_RESET' });
  const id = await member('closed1');
  await held.db.updateTable('identity.member').set({ status: 'disabled' }).where('id', '=', id).execute();
  await expect(give(id)).rejects.toMatchObject({ code: 'NO_PASSWORD_TO_RESET' });
});

/** `node lib/cli/run.mjs operator`: how the owner of the server manages operators. */
import { listAuditEntries } from '@/lib/backoffice/audit/queries';
import { PERMISSIONS } from '@/lib/backoffice/constants';
import { findOperatorByAccount } from '@/lib/backoffice/operators/queries';
import { main } from '@/lib/cli/operator';
import { Browser } from '../support/browser';
import { useTestDatabase } from '../support/database';
import { logInOperator } from '../support/operators';

const held = useTestDatabase();

/** Runs the command. Returns what it printed on success, or the message of the failure. */
async function run(...args: string[]): Promise<{ said?: string; refused?: string }> {
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    jest.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += String(text);
      return true;
    }),
  );
  try {
    await main(args);
    expect(printed.stderr === '').toBe(process.exitCode === undefined);
    return process.exitCode === undefined ? { said: printed.stdout } : { refused: printed.stderr };
  } finally {
    process.exitCode = undefined;
    for (const spy of spies) spy.mockRestore();
  }
}

const added = async (...args: string[]) => /password (\S+)/.exec((await run(...args)).said ?? '')?.[1] ?? '';
const enters = async (account: string, password: string) =>
  (await logInOperator(new Browser(), account, password)).status === 200;
const rowOf = (account: string) =>
  held.db
    .selectFrom('backoffice.operator')
    .select(['id', 'permissions', 'status'])
    .where('account', '=', account)
    .executeTakeFirst();
const acts = async (account: string) => {
  const { id } = (await rowOf(account))!;
  const lines = await listAuditEntries(held.db, { subject: `operator:${id}`, limit: 20 });
  return lines.filter((line) => line.operator === null).map((line) => line.action);
};

it('creates an owner, once', async () => {
  expect(await enters('arunee', await added('arunee'))).toBe(true);
  expect(await findOperatorByAccount(held.db, 'arunee')).toMatchObject({
    isOwner: true,
    permissions: PERMISSIONS,
    further: [],
  });
  expect((await run('arunee')).refused).toMatch(/already/);
});

it('creates one with roles, shipped or own, and changes them later', async () => {
  await held.db
    .insertInto('backoffice.role')
    .values({ name: 'Night shift', permissions: ['audit.read'] })
    .execute();
  await added('benjawan', '--roles', 'support,night shift');
  const found = () => findOperatorByAccount(held.db, 'benjawan');
  expect((await found())?.permissions).toEqual(expect.arrayContaining(['chat.answer', 'audit.read']));
  expect((await run('benjawan', '--roles', 'content')).said).toBe('benjawan now has: content.\n');
  expect((await found())?.permissions).toEqual([
    'games.write',
    'lottery.read',
    'lottery.results',
    'content.write',
  ]);
  expect(await acts('benjawan')).toEqual(['operator.roles', 'operator.create']);
});

it('creates one with some permissions, and changes them later', async () => {
  const password = await added('boonsri', '--permissions', 'cashier.read,reports.read,cashier.read');
  expect((await rowOf('boonsri'))?.permissions).toEqual(['cashier.read', 'reports.read']);
  expect((await run('boonsri', '--permissions', 'audit.read')).said).toBe('boonsri may now: audit.read.\n');
  expect((await rowOf('boonsri'))?.permissions).toEqual(['audit.read']);
  expect(await enters('boonsri', password)).toBe(true);
  expect(await acts('boonsri')).toEqual(['operator.permissions', 'operator.create']);
});

it('disables and enables an operator', async () => {
  const password = await added('chalerm');
  expect((await run('chalerm', '--disable')).said).toMatch(/blocked/);
  expect(await enters('chalerm', password)).toBe(false);
  expect((await run('chalerm', '--enable')).said).toMatch(/again/);
  expect(await enters('chalerm', password)).toBe(true);
  expect(await acts('chalerm')).toEqual(['operator.enable', 'operator.disable', 'operator.create']);
});

it('resets an operator’s password', async () => {
  const before = await added('duangjai');
  const after = await added('duangjai', '--reset');
  expect([await enters('duangjai', before), await enters('duangjai', after)]).toEqual([false, true]);
});

it('keeps the last owner who can log in', async () => {
  for (const change of [['--disable'], ['--permissions', 'audit.read'], ['--roles', 'content']]) {
    for (const owner of ['chalerm', 'duangjai']) await run(owner, '--disable');
    expect((await run('arunee', ...change)).refused).toMatch(/last owner/);
    expect(await findOperatorByAccount(held.db, 'arunee')).toMatchObject({ isOwner: true, status: 'active' });
  }
  expect((await run('chalerm', '--enable')).said).toMatch(/again/);
  expect((await run('arunee', '--disable')).said).toMatch(/blocked/);
});

it('removes an operator’s second factors', async () => {
  await added('ekkachai');
  const { id } = (await rowOf('ekkachai'))!;
  await held.db
    .insertInto('backoffice.totp')
    .values({
      operator_id: id,
      secret_sealed: Buffer.from('x'),
      created_at: new Date(),
      confirmed_at: new Date(),
    })
    .execute();
  expect((await run('ekkachai', '--reset-factors')).said).toMatch(/no second factor/);
  expect((await findOperatorByAccount(held.db, 'ekkachai'))?.hasFactor).toBe(false);
  expect(await acts('ekkachai')).toEqual(['operator.factorReset', 'operator.create']);
});

it.each([
  ['no name', [], /^usage/],
  ['a name that is none', ['X'], /3 to 32/],
  ['two names', ['erawan', 'faikam'], /^usage/],
  ['an option of its own making', ['erawan', '--remove'], /^usage/],
  ['two things at once', ['erawan', '--disable', '--reset'], /^usage/],
  [
    'an unknown permission',
    ['erawan', '--permissions', 'cashier.read,cashier.rule'],
    /"cashier\.rule".*cashier\.decide/,
  ],
  ['an unknown role', ['erawan', '--roles', 'owner,emperor'], /"emperor".*auditor/],
  ['no permission', ['erawan', '--permissions', ''], /^No permission/],
  ['to block nobody', ['erawan', '--disable'], /no operator erawan/],
  ['to unblock nobody', ['erawan', '--enable'], /no operator erawan/],
  ['nobody’s second factor', ['erawan', '--reset-factors'], /no operator erawan/],
  ['nobody’s password', ['erawan', '--reset'], /no operator erawan/],
])('refuses %s, and adds nobody', async (_, args, why) => {
  expect((await run(...args)).refused).toMatch(why);
  expect(await rowOf('erawan')).toBeUndefined();
});

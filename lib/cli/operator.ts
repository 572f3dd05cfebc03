import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PERMISSIONS, type Permission } from '@/lib/backoffice/constants';
import {
  createOperator,
  resetOperatorFactors,
  resetOperatorPassword,
  setOperatorPermissions,
  setOperatorRoles,
  setOperatorStatus,
} from '@/lib/backoffice/operators/commands';
import { OPERATOR_ACCOUNT } from '@/lib/backoffice/operators/constants';
import { isPermission } from '@/lib/backoffice/operators/rules';
import { listRoles, roleName } from '@/lib/backoffice/roles/queries';
import { database, type Db } from '@/lib/db/client';
import { AppError } from '@/lib/platform/errors';

const USAGE = `usage: node lib/cli/run.mjs operator <account> [--roles <name>,<name>... | --permissions <name>,<name>...]
       node lib/cli/run.mjs operator <account> --reset | --reset-factors | --disable | --enable
`;
const OPTIONS = {
  reset: { type: 'boolean' },
  'reset-factors': { type: 'boolean' },
  disable: { type: 'boolean' },
  enable: { type: 'boolean' },
  roles: { type: 'string' },
  permissions: { type: 'string' },
} as const;

/**
 * `node lib/cli/run.mjs operator <account>`: creates an owner, because a site without the demo starts with no operator. The random
 * password is printed once and stored as a hash; `--reset` sets a new one, `--reset-factors` removes the second factors. `--roles` and
 * `--permissions` set those of a new or existing operator. `--disable` blocks an operator until `--enable`.
 */
export async function main(args: readonly string[] = []): Promise<void> {
  const given = read(args);
  // One action at a time; an unknown option is refused.
  if (!given || given.positionals.length > 1 || Object.keys(given.values).length > 1) return fail(USAGE);
  const [account = ''] = given.positionals;
  if (!OPERATOR_ACCOUNT.test(account))
    return fail(
      `${USAGE}An account has 3 to 32 small letters, digits, dots, dashes or underscores and begins with a letter.\n`,
    );
  const db = database();
  try {
    await perform(db, account, given.values);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'LAST_OWNER') throw error;
    fail(`${account} is the last owner who can log in. Make another operator an owner first.\n`);
  }
}

type Options = NonNullable<ReturnType<typeof read>>['values'];

async function perform(db: Db, account: string, options: Options): Promise<void> {
  const { reset, disable, enable, roles, permissions } = options;
  if (reset) return resetPassword(db, account);
  if (options['reset-factors']) return resetFactors(db, account);
  if (disable) return setStatus(db, account, 'disabled');
  if (enable) return setStatus(db, account, 'active');
  if (permissions !== undefined) return setPermissions(db, account, permissions.split(','));
  return setRoles(db, account, roles?.split(','));
}

async function setPermissions(db: Db, account: string, names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !isPermission(name));
  if (unknown.length > 0)
    return fail(`No permission is called "${unknown.join('", "')}". There are ${PERMISSIONS.join(', ')}.\n`);
  const permissions = [...new Set(names.filter(isPermission))];
  if (await setOperatorPermissions(db, account, permissions))
    return say(`${account} may now: ${permissions.join(', ')}.\n`);
  return add(db, account, { permissions });
}

/** Without roles a new operator becomes an owner, and an existing one is not changed. */
async function setRoles(db: Db, account: string, names: readonly string[] | undefined): Promise<void> {
  if (!names) return add(db, account, { roles: ['owner'] });
  const known = (await listRoles(db)).map(roleName);
  const unknown = names.filter((name) => !known.some((one) => one.toLowerCase() === name.toLowerCase()));
  if (unknown.length > 0)
    return fail(`No role is called "${unknown.join('", "')}". There are ${known.join(', ')}.\n`);
  if (await setOperatorRoles(db, account, names)) return say(`${account} now has: ${names.join(', ')}.\n`);
  return add(db, account, { roles: names });
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return undefined;
  }
}

async function add(
  db: Db,
  account: string,
  grant: { roles?: readonly string[]; permissions?: readonly Permission[] },
): Promise<void> {
  const password = newPassword();
  try {
    await createOperator(db, { account, name: account, password, ...grant });
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error;
    return fail(`There is an operator ${account} already; --reset gives them a new password.\n`);
  }
  sayOnce(account, password);
}

async function resetPassword(db: Db, account: string): Promise<void> {
  const password = newPassword();
  if (!(await resetOperatorPassword(db, account, password))) return nobody(account);
  sayOnce(account, password);
}

async function resetFactors(db: Db, account: string): Promise<void> {
  if (!(await resetOperatorFactors(db, account))) return nobody(account);
  say(`${account} has no second factor now, and is logged out everywhere.\n`);
}

async function setStatus(db: Db, account: string, status: 'active' | 'disabled'): Promise<void> {
  if (!(await setOperatorStatus(db, account, status))) return nobody(account);
  say(`${account} ${status === 'active' ? 'may log in again' : 'is blocked, and logged out everywhere'}.\n`);
}

const newPassword = () => randomBytes(15).toString('base64url');

const sayOnce = (account: string, password: string) =>
  say(`  operator ${account}\n  password ${password}\n\nIt is shown this once.\n`);

function say(message: string): void {
  process.stdout.write(message);
}

const nobody = (account: string) => fail(`There is no operator ${account}.\n`);

function fail(message: string): void {
  process.stderr.write(message);
  process.exitCode = 1;
}

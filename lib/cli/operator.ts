import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PERMISSIONS, type Permission } from '@/lib/backoffice/constants';
import {
  createOperator,
  resetOperatorPassword,
  setOperatorPermissions,
  setOperatorStatus,
} from '@/lib/backoffice/operators/commands';
import { database, type Db } from '@/lib/db/client';

const USAGE = `usage: node lib/cli/run.mjs operator <account> [--permissions <name>,<name>...]
       node lib/cli/run.mjs operator <account> --reset | --disable | --enable
`;
const ACCOUNT = /^[a-z][a-z0-9._-]{2,31}$/;
const OPTIONS = {
  reset: { type: 'boolean' },
  disable: { type: 'boolean' },
  enable: { type: 'boolean' },
  permissions: { type: 'string' },
} as const;

/**
 * `node lib/cli/run.mjs operator <account>`: creates an operator with every permission, because a site without the demo
 * starts with none. The random password is printed once and stored as a hash; `--reset` sets a new one. `--permissions`
 * sets the permissions of a new or existing operator. `--disable` blocks an operator until `--enable`.
 */
export async function main(args: readonly string[] = []): Promise<void> {
  const given = read(args);
  // One action at a time; an unknown option is refused.
  if (!given || given.positionals.length > 1 || Object.keys(given.values).length > 1) return fail(USAGE);
  const [account = ''] = given.positionals;
  if (!ACCOUNT.test(account))
    return fail(
      `${USAGE}An account has 3 to 32 small letters, digits, dots, dashes or underscores and begins with a letter.\n`,
    );
  const { reset, disable, enable, permissions } = given.values;
  const db = database();
  if (reset) return resetPassword(db, account);
  if (disable) return setStatus(db, account, 'disabled');
  if (enable) return setStatus(db, account, 'active');
  const names = permissions?.split(',') ?? PERMISSIONS;
  const unknown = names.filter((name) => !isPermission(name));
  if (unknown.length > 0)
    return fail(`No permission is called "${unknown.join('", "')}". There are ${PERMISSIONS.join(', ')}.\n`);
  const allowed = [...new Set(names.filter(isPermission))];
  if (permissions !== undefined && (await setOperatorPermissions(db, account, allowed)))
    return say(`${account} may now: ${allowed.join(', ')}.\n`);
  return add(db, account, allowed);
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return undefined;
  }
}

const isPermission = (name: string): name is Permission => PERMISSIONS.some((known) => known === name);

async function add(db: Db, account: string, permissions: readonly Permission[]): Promise<void> {
  const password = newPassword();
  try {
    await createOperator(db, { account, name: account, password, permissions });
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

import { randomBytes } from 'node:crypto';
import { PERMISSIONS } from '@/lib/backoffice/constants';
import { createOperator, resetOperatorPassword } from '@/lib/backoffice/operators/commands';
import { database } from '@/lib/db/client';

const USAGE = 'usage: node lib/cli/run.mjs operator <account> [--reset]\n';
const ACCOUNT = /^[a-z][a-z0-9._-]{2,31}$/;

/**
 * `node lib/cli/run.mjs operator <account>`: adds an operator with every permission, for a site without a demo has none
 * to begin with. The random password is printed once and kept as a hash only; `--reset` gives an operator a new one.
 */
export async function main(args: readonly string[] = []): Promise<void> {
  const [account] = args.filter((argument) => !argument.startsWith('--'));
  if (!account || !ACCOUNT.test(account)) {
    fail(
      `${USAGE}An account has 3 to 32 small letters, digits, dots, dashes or underscores and begins with a letter.\n`,
    );
    return;
  }
  const password = randomBytes(15).toString('base64url');
  const db = database();
  if (args.includes('--reset')) {
    if (!(await resetOperatorPassword(db, account, password)))
      return fail(`There is no operator ${account}.\n`);
  } else {
    try {
      await createOperator(db, { account, name: account, password, permissions: PERMISSIONS });
    } catch (error) {
      if ((error as { code?: string }).code !== '23505') throw error;
      return fail(`There is an operator ${account} already; --reset gives them a new password.\n`);
    }
  }
  process.stdout.write(`  operator ${account}\n  password ${password}\n\nIt is shown this once.\n`);
}

function fail(message: string): void {
  process.stderr.write(message);
  process.exitCode = 1;
}

import { POST as login } from '@/app/(backoffice)/backoffice/api/login/route';
import { PERMISSIONS, type Permission } from '@/lib/backoffice/constants';
import { createOperator } from '@/lib/backoffice/operators/commands';
import { SECOND_FACTOR_SETTING } from '@/lib/backoffice/operators/constants';
import type { Db } from '@/lib/db/client';
import { Browser } from './browser';

export const OPERATOR_PASSWORD = 'behind-the-counter-77';

export const logInOperator = (browser: Browser, account: string, password = OPERATOR_PASSWORD) =>
  browser.send(login, 'POST', '/backoffice/api/login', { account, password });

/**
 * Creates an operator and logs them in with a new browser. The database's setting for the second factor becomes `off`, unless the
 * test has set it: otherwise operators with a permission that moves money could only set one up.
 */
export async function createOperatorBrowser(
  db: Db,
  account: string,
  permissions: readonly Permission[] = PERMISSIONS,
  roles: readonly string[] = [],
): Promise<{ browser: Browser; id: bigint }> {
  await db
    .insertInto('content.flag')
    .values({ key: SECOND_FACTOR_SETTING.key, value: '"off"', for_client: false })
    .onConflict((on) => on.doNothing())
    .execute();
  const id = await createOperator(db, {
    account,
    name: account,
    password: OPERATOR_PASSWORD,
    permissions,
    roles,
  });
  const browser = new Browser();
  const answer = await logInOperator(browser, account);
  if (answer.status !== 200) throw new Error(`operator ${account}: ${JSON.stringify(answer.body)}`);
  return { browser, id };
}

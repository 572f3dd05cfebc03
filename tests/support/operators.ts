import { POST as login } from '@/app/(backoffice)/backoffice/api/login/route';
import { PERMISSIONS, type Permission } from '@/lib/backoffice/constants';
import { createOperator } from '@/lib/backoffice/operators/commands';
import type { Db } from '@/lib/db/client';
import { Browser } from './browser';

export const OPERATOR_PASSWORD = 'behind-the-counter-77';

export const logInOperator = (browser: Browser, account: string, password = OPERATOR_PASSWORD) =>
  browser.send(login, 'POST', '/backoffice/api/login', { account, password });

/** Creates an operator and logs them in with a new browser. */
export async function createOperatorBrowser(
  db: Db,
  account: string,
  permissions: readonly Permission[] = PERMISSIONS,
): Promise<{ browser: Browser; id: bigint }> {
  const id = await createOperator(db, { account, name: account, password: OPERATOR_PASSWORD, permissions });
  const browser = new Browser();
  const answer = await logInOperator(browser, account);
  if (answer.status !== 200) throw new Error(`operator ${account}: ${JSON.stringify(answer.body)}`);
  return { browser, id };
}

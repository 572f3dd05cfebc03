import { database, type Db } from '@/lib/db/client';
import { cookieName, readCookie, unsealToken } from '@/lib/identity/sessions/cookie';
import { forbidden, notLoggedIn } from '@/lib/platform/errors';
import type { Audience } from '@/lib/platform/http/audience';
import { assertOwnOrigin } from '@/lib/platform/http/origin';
import { OPERATOR_COOKIE, type Permission } from './constants';
import { findOperatorByToken } from './operators/queries';
import type { OperatorContext } from './types';

/** The operator whose session a Cookie header contains, or undefined. Makes no query if there is no such cookie. */
async function operatorOfCookies(db: Db, cookies: string | null) {
  const sealed = readCookie(cookies, cookieName(OPERATOR_COOKIE).name);
  const token = sealed ? await unsealToken(sealed) : undefined;
  return token ? findOperatorByToken(db, token) : undefined;
}

/** Whether an operator sends the request: operators may use the site while it is closed (lib/server/gate). */
export async function isOperator(cookies: string | null): Promise<boolean> {
  return (await operatorOfCookies(database(), cookies)) !== undefined;
}

/** Operators with a permission: 401 NOT_LOGGED_IN without a session of the back office, 403 FORBIDDEN without the permission. */
export function operators(permission?: Permission): Audience<OperatorContext> {
  return {
    name: permission ? `operators:${permission}` : 'operators',
    async authenticate(request, { ip }) {
      assertOwnOrigin(request);
      const db = database();
      const found = await operatorOfCookies(db, request.headers.get('cookie'));
      if (!found) throw notLoggedIn();
      if (permission && !found.operator.permissions.includes(permission)) throw forbidden();
      return { db, ip, ...found };
    },
  };
}

/** Anybody: for the login of the back office only. */
export const backOfficeLogin: Audience<{ db: ReturnType<typeof database>; ip: string }> = {
  name: 'visitors',
  async authenticate(request, { ip }) {
    assertOwnOrigin(request);
    return { db: database(), ip };
  },
};

import { database, type Db } from '@/lib/db/client';
import { cookieName, readCookie, unsealToken } from '@/lib/identity/sessions/cookie';
import { forbidden, notLoggedIn } from '@/lib/platform/errors';
import type { Audience } from '@/lib/platform/http/audience';
import { checkOrigin } from '@/lib/platform/http/origin';
import { OFFICE_COOKIE, type Permission } from './constants';
import { operatorOfToken } from './operators/queries';
import type { OperatorContext } from './types';

/** The operator whose session a Cookie header carries; undefined: none. Costs nothing where there is no such cookie. */
async function operatorOfCookies(db: Db, cookies: string | null) {
  const sealed = readCookie(cookies, cookieName(OFFICE_COOKIE).name);
  const token = sealed ? await unsealToken(sealed) : undefined;
  return token ? operatorOfToken(db, token) : undefined;
}

/** Whether an operator asks, for whom the site is open while it is closed (lib/cli/gate). */
export async function isOperator(cookies: string | null): Promise<boolean> {
  return (await operatorOfCookies(database(), cookies)) !== undefined;
}

/** Operators with a permission: 401 NOT_LOGGED_IN without a session of the back office, 403 FORBIDDEN without the right. */
export function operators(permission?: Permission): Audience<OperatorContext> {
  return {
    name: permission ? `operators:${permission}` : 'operators',
    async authenticate(request, { ip }) {
      checkOrigin(request);
      const db = database();
      const found = await operatorOfCookies(db, request.headers.get('cookie'));
      if (!found) throw notLoggedIn();
      if (permission && !found.operator.permissions.includes(permission)) throw forbidden();
      return { db, ip, ...found };
    },
  };
}

/** Whoever stands before the back office's door: its login only. */
export const atTheDoor: Audience<{ db: ReturnType<typeof database>; ip: string }> = {
  name: 'visitors',
  async authenticate(request, { ip }) {
    checkOrigin(request);
    return { db: database(), ip };
  },
};

import { database, type Db } from '@/lib/db/client';
import { cookieName, readCookie, unsealToken } from '@/lib/identity/sessions/cookie';
import { publicUrl } from '@/lib/platform/env';
import { forbidden, notLoggedIn } from '@/lib/platform/errors';
import type { Audience } from '@/lib/platform/http/audience';
import { assertOwnOrigin } from '@/lib/platform/http/origin';
import { OPERATOR_COOKIE, type Permission } from './constants';
import { findOperatorByToken, type SessionUse } from './operators/queries';
import { factorDue } from './operators/errors';
import type { OperatorContext } from './types';

/** The operator whose session a Cookie header contains, or undefined. Makes no query if there is no such cookie. */
async function operatorOfCookies(db: Db, cookies: string | null, use?: SessionUse) {
  const sealed = readCookie(cookies, cookieName(OPERATOR_COOKIE).name);
  const token = sealed ? await unsealToken(sealed) : undefined;
  return token ? findOperatorByToken(db, token, use) : undefined;
}

/** Whether an operator sends the request: operators may use the site while it is closed (lib/server/gate). */
export async function isOperator(cookies: string | null): Promise<boolean> {
  // The gate asks at every request, also at those that a page repeats by itself.
  const found = await operatorOfCookies(database(), cookies, 'none');
  return found !== undefined && !found.operator.isFactorDue;
}

/** The operator of a request. Throws 401 NOT_LOGGED_IN without a session of the back office. */
async function operatorOfRequest(request: Request, ip: string, use?: SessionUse): Promise<OperatorContext> {
  assertOwnOrigin(request);
  const db = database();
  const found = await operatorOfCookies(db, request.headers.get('cookie'), use);
  if (!found) throw notLoggedIn();
  return { db, ip, ...found };
}

/**
 * Operators with a permission: 401 NOT_LOGGED_IN without a session of the back office, 403 SECOND_FACTOR_DUE if they must set up a
 * second factor first, 403 FORBIDDEN without the permission. A call that an open page repeats by itself has the use 'none', so that
 * it does not keep an unused session alive.
 */
export function operators(permission?: Permission, use?: SessionUse): Audience<OperatorContext> {
  return {
    name: permission ? `operators:${permission}` : 'operators',
    async authenticate(request, { ip }) {
      const ctx = await operatorOfRequest(request, ip, use);
      if (ctx.operator.isFactorDue) throw factorDue();
      if (permission && !ctx.operator.permissions.includes(permission)) throw forbidden();
      return ctx;
    },
  };
}

/** Operators, also those who must set up a second factor first: for logging out and for setting it up. */
export const operatorsSettingUp: Audience<OperatorContext> = {
  name: 'operatorsSettingUp',
  authenticate: (request, { ip }) => operatorOfRequest(request, ip),
};

export interface LoginContext {
  db: Db;
  ip: string;
  /** The host of the page, on which passkeys work. */
  host: string;
}

/** Anybody: for the login and the activation of the back office only. */
export const backOfficeLogin: Audience<LoginContext> = {
  name: 'visitors',
  async authenticate(request, { ip }) {
    assertOwnOrigin(request);
    return { db: database(), ip, host: new URL(request.headers.get('origin') ?? publicUrl()).hostname };
  },
};

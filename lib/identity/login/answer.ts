import { sessionCookie } from '../sessions/cookie';
import { toMemberInfo } from '../wire';
import type { LoginValue } from '../schema';
import type { LoggedIn } from './commands';

/** What a login answers: the session's cookie on `headers`, the rest as the call's value. */
export async function loginAnswer(loggedIn: LoggedIn, headers: Headers): Promise<LoginValue> {
  headers.append('set-cookie', await sessionCookie(loggedIn.session.token, loggedIn.session.maxAge));
  return {
    token: loggedIn.session.token,
    firstTimeLogin: loggedIn.firstTimeLogin,
    passwordExpired: loggedIn.passwordExpired,
    info: toMemberInfo(loggedIn.member),
  };
}

import { sessionCookie } from '../sessions/cookie';
import { toMemberInfo } from '../wire';
import type { LoginValue } from '../schema';
import type { LoggedIn } from './commands';

/** Sets the session's cookie on `headers` and returns the value of a login's response. */
export async function toLoginResponse(loggedIn: LoggedIn, headers: Headers): Promise<LoginValue> {
  headers.append('set-cookie', await sessionCookie(loggedIn.session.token, loggedIn.session.maxAge));
  return {
    token: loggedIn.session.token,
    firstTimeLogin: loggedIn.firstTimeLogin,
    passwordExpired: loggedIn.passwordExpired,
    info: toMemberInfo(loggedIn.member),
  };
}

import { backgroundVisitors, visitors, type VisitorContext } from '@/lib/identity/audience';
import { cookieName, readCookie, setCookie } from '@/lib/identity/sessions/cookie';
import type { Audience } from '@/lib/platform/http/audience';
import { randomToken, sha256 } from '@/lib/platform/ids';
import { CHAT_COOKIE, CHAT_COOKIE_SECONDS } from './constants';
import type { Person } from './types';

export interface ChatContext extends VisitorContext {
  /** Undefined: a visitor who has not written yet. */
  person: Person | undefined;
}

const personOf = (context: VisitorContext, request: Request): Person | undefined => {
  if (context.session) return { memberId: context.session.memberId };
  const token = readCookie(request.headers.get('cookie'), cookieName(CHAT_COOKIE).name);
  return token && /^[\w-]{32}$/.test(token) ? { visitorHash: sha256(token) } : undefined;
};

const withPerson = (audience: Audience<VisitorContext>): Audience<ChatContext> => ({
  ...audience,
  async authenticate(request, facts) {
    const context = await audience.authenticate(request, facts);
    return { ...context, person: personOf(context, request) };
  },
});

/** Members, by their session, and visitors, by a cookie of the live chat. */
export const chatPersons = withPerson(visitors);
/** Like chatPersons, for calls that an open window repeats. */
export const backgroundChatPersons = withPerson(backgroundVisitors);

/** A new visitor, with the cookie that identifies them. */
export function newVisitor(): { person: Person; cookie: string } {
  const token = randomToken(24);
  return {
    person: { visitorHash: sha256(token) },
    cookie: setCookie(CHAT_COOKIE, token, CHAT_COOKIE_SECONDS),
  };
}

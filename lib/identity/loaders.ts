import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { database } from '@/lib/db/client';
import type { LocaleCode } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/routing';
import { memberById } from './queries';
import type { MemberInfo } from './schema';
import { sessionCookieName, unsealToken } from './sessions/cookie';
import { sessionOfToken } from './sessions/queries';
import type { SiteSession } from './types';
import { toMemberInfo } from './wire';

/** Returns the session of the page's request, if any, for server components. One query per request. */
export const currentSession = cache(async (): Promise<SiteSession | undefined> => {
  const sealed = (await cookies()).get(sessionCookieName())?.value;
  const token = sealed ? await unsealToken(sealed) : undefined;
  const session = token ? await sessionOfToken(token) : undefined;
  // If the password must be changed first, pages show a visitor; the login dialog asks for the new password.
  return session?.passwordDue ? undefined : session;
});

/** Returns the session, or redirects to the login dialog, which leads back to `path`. For pages of members. */
export async function requireSession(locale: LocaleCode, path: string): Promise<SiteSession> {
  const session = await currentSession();
  if (session) return session;
  redirect(`${localePath(locale, '/login')}?next=${encodeURIComponent(localePath(locale, path))}`);
}

/** Returns the session of an agent, or redirects to the agents' landing page (ROLE-5). */
export async function requireAgent(locale: LocaleCode): Promise<SiteSession> {
  const session = await currentSession();
  if (session?.kind !== 'agent') redirect(localePath(locale, '/agent'));
  return session;
}

/** Returns the member's own data, or undefined without a session. */
export async function currentMember(): Promise<MemberInfo | undefined> {
  const session = await currentSession();
  const member = session && (await memberById(database(), session.memberId));
  return member && toMemberInfo(member);
}

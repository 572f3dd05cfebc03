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

/** The session of whoever asks for the page, or undefined: for server components. One query per request. */
export const currentSession = cache(async (): Promise<SiteSession | undefined> => {
  const sealed = (await cookies()).get(sessionCookieName())?.value;
  const token = sealed ? await unsealToken(sealed) : undefined;
  const session = token ? await sessionOfToken(token) : undefined;
  // Who must change their password first is nobody yet on a page; the login dialog leads them through it.
  return session?.passwordDue ? undefined : session;
});

/** The session, or a visit to the login popup that leads back to `path` afterwards. For pages of members. */
export async function requireSession(locale: LocaleCode, path: string): Promise<SiteSession> {
  const session = await currentSession();
  if (session) return session;
  redirect(`${localePath(locale, '/login')}?next=${encodeURIComponent(localePath(locale, path))}`);
}

/** The session of an agent; anybody else is sent to the agents' door (product.md §2, /agentHome). */
export async function requireAgent(locale: LocaleCode): Promise<SiteSession> {
  const session = await currentSession();
  if (session?.kind !== 'agent') redirect(localePath(locale, '/agent'));
  return session;
}

/** What the member may know of themself, for their own pages; undefined without a session. */
export async function currentMember(): Promise<MemberInfo | undefined> {
  const session = await currentSession();
  const member = session && (await memberById(database(), session.memberId));
  return member && toMemberInfo(member);
}

import { cookies } from 'next/headers';
import { cache } from 'react';
import { sessionCookieName, unsealToken } from './sessions/cookie';
import { sessionOfToken } from './sessions/queries';
import type { SiteSession } from './types';

/** The session of whoever asks for the page, or undefined: for server components. One query per request. */
export const currentSession = cache(async (): Promise<SiteSession | undefined> => {
  const sealed = (await cookies()).get(sessionCookieName())?.value;
  const token = sealed ? await unsealToken(sealed) : undefined;
  return token ? sessionOfToken(token) : undefined;
});

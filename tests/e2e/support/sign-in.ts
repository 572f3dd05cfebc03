import type { FullConfig } from '@playwright/test';
import { sessionKey, sessionOf } from '@/lib/cli/screens';
import { COPIED_SITE } from './copied-site';
import { DEMO_PASSWORD, SESSIONS } from './demo';

/**
 * Runs once, when the sites are up: logs in each kind of viewer at the site and at its copy, and leaves the sessions in the environment of
 * the workers.
 */
export default async function signIn({ projects }: FullConfig): Promise<void> {
  const { baseURL } = projects[0]!.use;
  const sessions = [];
  for (const origin of [baseURL!, COPIED_SITE.url])
    for (const as of ['member', 'agent', 'trial', 'operator'] as const)
      sessions.push([sessionKey(origin, as), await sessionOf(origin, as, DEMO_PASSWORD)]);
  process.env[SESSIONS] = JSON.stringify(sessions);
}

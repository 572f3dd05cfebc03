import type { FullConfig } from '@playwright/test';
import { sessionOf } from '@/lib/cli/screens';
import { DEMO_PASSWORD, SESSIONS } from './demo';

/** Runs once, when the site is up: logs in each kind of viewer, and leaves the sessions in the environment of the workers. */
export default async function signIn({ projects }: FullConfig): Promise<void> {
  const { baseURL } = projects[0]!.use;
  const sessions = [];
  for (const as of ['member', 'agent', 'trial', 'operator'] as const)
    sessions.push([as, await sessionOf(baseURL!, as, DEMO_PASSWORD)]);
  process.env[SESSIONS] = JSON.stringify(sessions);
}

import type { StoredSessions } from '@/lib/cli/screens';

/** The demo password: playwright.config.ts starts the site with it; a running site may have its own. */
export const DEMO_PASSWORD = process.env.DEMO_PASSWORD || 'Lantern-e2e-2026';

/** The environment variable by which sign-in.ts gives the workers the sessions. */
export const SESSIONS = 'E2E_SESSIONS';

/**
 * One login per kind of viewer and run. Two logins of one account at the same moment look like guessing, and the second is asked for
 * the slider. Not for tests that log out.
 */
export const STORED_SESSIONS: StoredSessions = new Map(JSON.parse(process.env[SESSIONS] ?? '[]') as []);

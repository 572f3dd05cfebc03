import type { StoredSessions } from '@/lib/cli/screens';

/** The demo password: playwright.config.ts starts the site with it; a running site may have its own. */
export const DEMO_PASSWORD = process.env.DEMO_PASSWORD || 'Lantern-e2e-2026';

/**
 * One login per kind of viewer and worker. Many logins of one account within a minute would be asked for the slider. Not
 * for tests that log out.
 */
export const STORED_SESSIONS: StoredSessions = new Map();

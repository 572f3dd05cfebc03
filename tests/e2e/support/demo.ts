/** The demo password: playwright.config.ts starts the site with it; a running site may have its own. */
export const DEMO_PASSWORD = process.env.DEMO_PASSWORD || 'Lantern-e2e-2026';

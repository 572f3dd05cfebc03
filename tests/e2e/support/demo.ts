/** The demo's password: what playwright.config.ts starts the site with, or the one of a site that stands already. */
export const DEMO_PASSWORD = process.env.DEMO_PASSWORD || 'Lantern-e2e-2026';

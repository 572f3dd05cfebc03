import { existsSync } from 'node:fs';

const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser that journeys run in: CHROMIUM_PATH, else Debian's Chromium, else Playwright's own (undefined). */
export const chromiumPath: string | undefined = process.env.CHROMIUM_PATH || DEBIAN.find(existsSync);

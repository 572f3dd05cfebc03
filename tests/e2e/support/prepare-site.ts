/**
 * Writes the demo data of the journeys' site (`prepare-site.ts seed`), or builds it (`prepare-site.ts build`). lib/cli/test.mjs runs both
 * beside its checks, so that Playwright only starts the site.
 */
import * as build from '@/lib/cli/build';
import * as seed from '@/lib/cli/seed';
import { withSite } from '@/lib/cli/site';
import { SITE_SETTINGS } from './site-settings';

Object.assign(process.env, SITE_SETTINGS, { NODE_ENV: 'production' });
const part = { seed: seed.main, build: build.main }[process.argv[2] ?? ''];
if (!part) throw new Error('usage: prepare-site.ts seed|build');
await withSite(part);

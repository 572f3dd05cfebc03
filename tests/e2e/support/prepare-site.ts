/**
 * Makes the demo data and the build of the journeys' site: `prepare-site.ts seed` and `prepare-site.ts build`. lib/cli/test.mjs runs both
 * beside its checks, so that Playwright only starts the site.
 */
import * as build from '@/lib/cli/build';
import * as seed from '@/lib/cli/seed';
import { withSite } from '@/lib/cli/site';
import { SITE_SETTINGS } from './site-settings';

Object.assign(process.env, SITE_SETTINGS, { NODE_ENV: 'production' });
await withSite(process.argv[2] === 'seed' ? seed.main : build.main);

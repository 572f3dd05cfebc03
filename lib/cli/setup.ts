import { offerSetup } from '@/lib/backoffice/setup/commands';
import { SETUP_PATH } from '@/lib/backoffice/setup/constants';
import { database } from '@/lib/db/client';
import { publicUrl } from '@/lib/platform/env';

/**
 * `node lib/cli/run.mjs setup`: prints the address with which the first operator of a site is created in the browser, for a site that
 * is not started by `npm start`.
 */
export async function main(): Promise<void> {
  const token = await offerSetup(database());
  if (token) process.stdout.write(`  ${publicUrl()}${SETUP_PATH}#${token}\n\nThis address works once.\n`);
  else {
    process.stderr.write(
      'This site has operators already, or it is a demo (DEMO_SEED=false starts a real site).\n',
    );
    process.exitCode = 1;
  }
}

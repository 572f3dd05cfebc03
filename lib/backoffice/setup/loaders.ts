import { database } from '@/lib/db/client';
import { env } from '@/lib/platform/env';
import { CHECKS, type CheckName } from './constants';
import { checkSite, needsSetup } from './queries';

/** Whether the site waits for its first operator. A demo never does: it comes with operators. */
export const siteNeedsSetup = async (): Promise<boolean> =>
  env().DEMO_SEED ? false : needsSetup(database());

/** The check list of the dashboard; undefined on a demo, and when nothing is missing. */
export async function loadChecks(): Promise<{ name: CheckName; isDone: boolean }[] | undefined> {
  if (env().DEMO_SEED) return undefined;
  const found = await checkSite(database());
  const list = CHECKS.map((name) => ({ name, isDone: found[name] }));
  return list.every(({ isDone }) => isDone) ? undefined : list;
}

/** Which checks hold, for the steps of the assistant. */
export const loadSetupState = () => checkSite(database());

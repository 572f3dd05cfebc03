import { database } from '@/lib/db/client';
import { openPath } from './rules';
import { isServicePath } from './queries';

/** Where a sealed path leads; undefined where we did not seal it, or its channel is gone. */
export async function serviceAddress(sealed: string): Promise<string | undefined> {
  const path = openPath(sealed);
  return path && (await isServicePath(database(), path)) ? path : undefined;
}

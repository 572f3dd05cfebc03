import { database } from '@/lib/db/client';
import { openPath } from './rules';
import { isServicePath, serviceChannels } from './queries';

/** Where a sealed path leads; undefined where we did not seal it, or its channel is gone. */
export async function serviceAddress(sealed: string): Promise<string | undefined> {
  const path = openPath(sealed);
  return path && (await isServicePath(database(), path)) ? path : undefined;
}

/** Whether there is a channel at all: without one, nothing leads to customer service. */
export const offersService = async (): Promise<boolean> => (await serviceChannels(database())).length > 0;

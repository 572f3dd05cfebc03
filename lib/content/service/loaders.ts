import { database } from '@/lib/db/client';
import { settingValues } from '../settings/queries';
import { openPath } from './rules';
import { isServicePath, serviceChannels } from './queries';

/** Returns where an encrypted path leads, or undefined if it is not ours or its channel was removed. */
export async function serviceAddress(sealed: string): Promise<string | undefined> {
  const path = openPath(sealed);
  return path && (await isServicePath(database(), path)) ? path : undefined;
}

/** Returns whether the site has a support channel or the live chat. Without one, no page links to customer service. */
export async function offersService(): Promise<boolean> {
  const [channels, settings] = await Promise.all([serviceChannels(database()), settingValues(database())]);
  return channels.length > 0 || settings.serviceChat === true;
}

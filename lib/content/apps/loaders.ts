import { database } from '@/lib/db/client';
import type { Platform } from './constants';
import * as queries from './queries';

/** Loads the apps that there are. */
export const listAppReleases = () => queries.appReleases(database());

/** Loads the app of a platform, or undefined. */
export const findAppRelease = (platform: Platform) => queries.appRelease(database(), platform);

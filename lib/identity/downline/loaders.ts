import { database } from '@/lib/db/client';
import { newestInDownline } from './queries';

/** The number of names that the overview of the agent centre shows. */
const NEWEST_COUNT = 10;

/** Returns the newest members below an agent. */
export const newestOfDownline = (memberId: bigint) => newestInDownline(database(), memberId, NEWEST_COUNT);

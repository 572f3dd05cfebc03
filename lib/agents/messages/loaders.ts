import { database } from '@/lib/db/client';
import { lineMessaging } from './queries';

/** Whether a member has an upline to write to, and whether the member takes messages of the line. */
export const loadLineMessaging = (memberId: bigint) => lineMessaging(database(), memberId);

import { database } from '@/lib/db/client';
import { getMessage } from './queries';

/** One message. Throws NOT_FOUND 404. */
export const loadMessage = (id: bigint) => getMessage(database(), id);

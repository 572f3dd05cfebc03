import { database } from '@/lib/db/client';
import { applicationOf, isWaiting } from './queries';
import { toWireApplication } from './wire';

/** The newest application of a member as the member sees it, or null. */
export async function loadMyApplication(memberId: bigint) {
  const found = await applicationOf(database(), memberId);
  return found ? toWireApplication(found) : null;
}

/** Whether the member's application waits for an answer. */
export const loadIsWaiting = (memberId: bigint): Promise<boolean> => isWaiting(database(), memberId);

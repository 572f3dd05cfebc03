import { database } from '@/lib/db/client';
import { applicationOf } from './queries';
import { toWireApplication } from './wire';

/** The newest application of a member as the member sees it, or null. */
export async function loadMyApplication(memberId: bigint) {
  const found = await applicationOf(database(), memberId);
  return found ? toWireApplication(found) : null;
}

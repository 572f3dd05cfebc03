import { database } from '@/lib/db/client';
import { listDocuments, verificationState } from '@/lib/protection/documents/queries';
import { listExclusions } from '@/lib/protection/exclusions/queries';
import { limitStates } from '@/lib/protection/limits/queries';
import { toWireLimit } from '@/lib/protection/wire';

/** The protection of one member: limits with what is used, exclusions, documents. */
export async function loadMemberProtection(memberId: bigint) {
  const db = database();
  const limits = await limitStates(db, memberId);
  const [exclusions, documents, verification] = await Promise.all([
    listExclusions(db, memberId),
    listDocuments(db, memberId),
    verificationState(db, memberId),
  ]);
  return { limits: limits.map(toWireLimit), exclusions, documents, verification };
}

import type { Db } from '@/lib/db/client';
import { documentsRequired } from '../errors';
import { verificationState } from './queries';

/** Throws DOCUMENTS_REQUIRED 403 if the member's next withdrawal needs an approved identity document and there is none. */
export async function requireDocuments(db: Db, memberId: bigint): Promise<void> {
  const { required, verified } = await verificationState(db, memberId);
  if (required && !verified) throw documentsRequired();
}

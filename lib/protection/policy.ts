import type { Db } from '@/lib/db/client';
import { memberExcluded } from './errors';
import { activeExclusion } from './exclusions/queries';

/**
 * Throws MEMBER_EXCLUDED 403 while a cool-off or a self-exclusion of the member is in force. Everything that takes the member's money
 * or makes an offer asks it (docs/trust.md P4); withdrawing, records and logging in do not.
 */
export async function requireNotExcluded(db: Db, memberId: bigint): Promise<void> {
  const found = await activeExclusion(db, memberId);
  if (found) throw memberExcluded(found.endsAt);
}

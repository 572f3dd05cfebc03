import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { checkAudit, type AuditAnchor } from './queries';

/** The operators to filter by, by account. */
export const auditOperators = (): Promise<{ id: bigint; account: string }[]> =>
  database().selectFrom('backoffice.operator').select(['id', 'account']).orderBy('account').execute();

// The last entry that this process has checked, and the time of its last complete check.
let known: { anchor: AuditAnchor; wholeAt: number } | undefined;
const WHOLE_EVERY = 3_600_000;

/**
 * Returns the id of the first broken entry of the chain; undefined if it is intact. Each call checks the entries since the
 * last call, and once an hour the whole log.
 */
export async function findBrokenEntry(): Promise<bigint | undefined> {
  const at = now().getTime();
  const begun = known && at - known.wholeAt < WHOLE_EVERY ? known : undefined;
  const { broken, head } = await checkAudit(database(), begun?.anchor);
  known = broken === undefined ? { anchor: head, wholeAt: begun?.wholeAt ?? at } : undefined;
  return broken;
}

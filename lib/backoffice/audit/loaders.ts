import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { listAuditEntries, checkAudit, type AuditAnchor, type AuditEntry, type AuditFilter } from './queries';

const PAGE_SIZE = 50;

/** Returns a page of the audit log, newest first; `older` is the start of the next page, undefined on the last. */
export async function auditPage(
  filter: Omit<AuditFilter, 'limit'>,
): Promise<{ list: AuditEntry[]; older: bigint | undefined }> {
  const found = await listAuditEntries(database(), { ...filter, limit: PAGE_SIZE + 1 });
  const list = found.slice(0, PAGE_SIZE);
  return { list, older: found.length > PAGE_SIZE ? list.at(-1)!.id : undefined };
}

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

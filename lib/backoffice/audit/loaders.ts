import { database } from '@/lib/db/client';
import { now } from '@/lib/platform/clock';
import { auditLines, checkAudit, type AuditAnchor, type AuditLine } from './queries';

const PAGE_SIZE = 50;

/** A page of the log, newest first; `older` is where the next begins, undefined at the end of the log. */
export async function auditPage(
  before: bigint | undefined,
  subject: string | undefined,
): Promise<{ list: AuditLine[]; older: bigint | undefined }> {
  const found = await auditLines(database(), {
    ...(before === undefined ? {} : { before }),
    ...(subject === undefined ? {} : { subject }),
    limit: PAGE_SIZE + 1,
  });
  const list = found.slice(0, PAGE_SIZE);
  return { list, older: found.length > PAGE_SIZE ? list.at(-1)!.id : undefined };
}

// Up to where this process has found the chain whole, and when it last began at the beginning.
let known: { anchor: AuditAnchor; wholeAt: number } | undefined;
const WHOLE_EVERY = 3_600_000;

/**
 * The first broken line of the chain; undefined where it is whole. A view of the log reads what was written since the
 * last one; once an hour, as `npm run verify` does each time, the whole log.
 */
export async function brokenLine(): Promise<bigint | undefined> {
  const at = now().getTime();
  const begun = known && at - known.wholeAt < WHOLE_EVERY ? known : undefined;
  const { broken, head } = await checkAudit(database(), begun?.anchor);
  known = broken === undefined ? { anchor: head, wholeAt: begun?.wholeAt ?? at } : undefined;
  return broken;
}

import { database } from '@/lib/db/client';
import { auditLines, brokenAuditLine, type AuditLine } from './queries';

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

/** The first broken line of the chain; undefined where it is whole. Reads the whole log. */
export const brokenLine = () => brokenAuditLine(database());

import { database } from '@/lib/db/client';
import { outboxLines, type OutboxLine } from './queries';

const PAGE_SIZE = 50;

/** A page of the Outbox, newest first; `older` is where the next begins, undefined at the end. */
export async function outboxPage(
  before: bigint | undefined,
): Promise<{ list: OutboxLine[]; older: bigint | undefined }> {
  const found = await outboxLines(database(), {
    ...(before === undefined ? {} : { before }),
    limit: PAGE_SIZE + 1,
  });
  const list = found.slice(0, PAGE_SIZE);
  return { list, older: found.length > PAGE_SIZE ? list.at(-1)!.id : undefined };
}

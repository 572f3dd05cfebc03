import { database } from '@/lib/db/client';
import { listOutbox, type OutboxMessage } from './queries';

const PAGE_SIZE = 50;

/** A page of the outbox, newest first; `older` is the `before` of the next page, undefined at the end. */
export async function loadOutboxPage(
  before: bigint | undefined,
): Promise<{ list: OutboxMessage[]; older: bigint | undefined }> {
  const found = await listOutbox(database(), {
    ...(before === undefined ? {} : { before }),
    limit: PAGE_SIZE + 1,
  });
  const list = found.slice(0, PAGE_SIZE);
  return { list, older: found.length > PAGE_SIZE ? list.at(-1)!.id : undefined };
}

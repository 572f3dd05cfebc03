import { database } from '@/lib/db/client';
import { listOutbox, type OutboxFilter, type OutboxMessage } from './queries';

const PAGE_SIZE = 50;

/** A page of the outbox, newest first; `older` is the `before` of the next page, undefined at the end. */
export async function loadOutboxPage(
  filter: Omit<OutboxFilter, 'limit'>,
): Promise<{ list: OutboxMessage[]; older: bigint | undefined }> {
  const found = await listOutbox(database(), { ...filter, limit: PAGE_SIZE + 1 });
  const list = found.slice(0, PAGE_SIZE);
  return { list, older: found.length > PAGE_SIZE ? list.at(-1)!.id : undefined };
}

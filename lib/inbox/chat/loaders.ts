import { database } from '@/lib/db/client';
import { getChat, listChatOperators, listClosedChats, listCurrentChats } from './queries';

const PAGE_SIZE = 50;

/** The first data of the live chat's page. */
export async function loadOpenChats() {
  const [list, operators] = await Promise.all([listCurrentChats(database()), listChatOperators(database())]);
  return { list, operators };
}

/** A page of closed conversations; `older` is the `before` of the next page. */
export async function loadClosedChats(search: string, before: bigint | undefined) {
  const found = await listClosedChats(database(), { search, before, limit: PAGE_SIZE + 1 });
  const list = found.slice(0, PAGE_SIZE);
  return { list, older: found.length > PAGE_SIZE ? list.at(-1)!.id : undefined };
}

/** One conversation. Throws NOT_FOUND 404. */
export const loadChat = (id: bigint) => getChat(database(), id);

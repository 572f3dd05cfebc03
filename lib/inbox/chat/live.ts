import { sql, type Tx } from '@/lib/db/client';
import { subscribe } from '@/lib/db/notifications';
import { CHAT_CHANNEL } from './constants';

/** Tells every process, when the transaction commits, that a conversation has changed. */
export async function announceChat(tx: Tx, id: bigint): Promise<void> {
  await sql`SELECT pg_notify(${CHAT_CHANNEL}, ${String(id)})`.execute(tx);
}

/** Calls `listener` with the id of each conversation that changes; undefined if changes may have been missed. */
export const onChatChange = (listener: (id: string | undefined) => void): (() => void) =>
  subscribe(CHAT_CHANNEL, { receive: listener, missed: () => listener(undefined) });

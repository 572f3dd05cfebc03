import * as chats from '@/lib/inbox/chat/commands';
import type { Tx } from '@/lib/db/client';
import { auditedTransaction } from '../audit/commands';
import type { Actor } from '../types';

// The routes check the permission `chat.answer`. The audit log names the conversation and never what was written.

interface Done {
  id: string;
}

/** One action on a conversation with its audit entry. */
const act = (
  actor: Actor,
  id: bigint,
  action: string,
  run: (tx: Tx) => Promise<Record<string, string | number | null> | void>,
): Promise<Done> =>
  auditedTransaction(actor, async (tx) => {
    const detail = (await run(tx)) ?? {};
    return { outcome: { id: String(id) }, action, subject: `chat:${id}`, detail };
  });

/** Takes a conversation. Throws as claimChat of lib/inbox/chat. */
export const claimChat = (actor: Actor, id: bigint) =>
  act(actor, id, 'chat.claim', (tx) => chats.claimChat(tx, id, actor.operator.id));

/** Answers in a conversation. Throws as writeAsOperator of lib/inbox/chat. */
export const answerChat = (actor: Actor, given: { id: bigint; text: string; requestId: string }) =>
  act(actor, given.id, 'chat.answer', (tx) =>
    chats.writeAsOperator(tx, { ...given, operatorId: actor.operator.id }),
  );

/** Transfers a conversation to another operator. Throws what transferChat of lib/inbox/chat throws. */
export const transferChat = (actor: Actor, id: bigint, operatorId: bigint) =>
  act(actor, id, 'chat.transfer', async (tx) => {
    const { before, name } = await chats.transferChat(tx, id, operatorId);
    return { before: before === null ? null : String(before), after: String(operatorId), to: name };
  });

/** Closes a conversation. Throws NOT_FOUND 404, CHAT_CLOSED 409. */
export const closeChat = (actor: Actor, id: bigint) =>
  act(actor, id, 'chat.close', (tx) => chats.closeChat(tx, id));

/** Mutes the person of a conversation; 0 minutes lifts it. Throws NOT_FOUND 404. */
export const muteChat = (actor: Actor, id: bigint, minutes: number) =>
  act(actor, id, minutes === 0 ? 'chat.unmute' : 'chat.mute', async (tx) => {
    await chats.muteChat(tx, id, minutes);
    return { minutes };
  });

/** Deletes the text of a message. Throws NOT_FOUND 404. */
export const removeChatMessage = (actor: Actor, id: bigint, messageId: bigint) =>
  act(actor, id, 'chat.removeMessage', async (tx) => {
    await chats.removeChatMessage(tx, id, messageId);
    return { message: String(messageId) };
  });

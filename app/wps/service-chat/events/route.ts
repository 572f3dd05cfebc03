import { backgroundChatPersons } from '@/lib/inbox/chat/audience';
import { onChatChange } from '@/lib/inbox/chat/live';
import { findOwnChat } from '@/lib/inbox/chat/queries';
import { notFound } from '@/lib/platform/errors';
import { defineEvents } from '@/lib/platform/http/define-events';

export const GET = defineEvents({
  summary:
    "Server-sent events of one's own conversation in the live chat: `changed`, when it should be read again.",
  audience: {
    ...backgroundChatPersons,
    async authenticate(request, facts) {
      const context = await backgroundChatPersons.authenticate(request, facts);
      const chat = context.person && (await findOwnChat(context.db, context.person));
      if (!chat) throw notFound();
      return { ...context, chatId: String(chat.id) };
    },
  },
  listener: ({ chatId }) => `chat:${chatId}`,
  open({ chatId }, send) {
    send('changed', {});
    return onChatChange((id) => {
      if (id === undefined || id === chatId) send('changed', {});
    });
  },
  // A visitor's cookie has no session that could end. A member's stream stays open while the window is open.
  isAlive: () => Promise.resolve(true),
});

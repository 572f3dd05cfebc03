import { operators } from '@/lib/backoffice/audience';
import { sessionMay } from '@/lib/backoffice/sessions/queries';
import { onChatChange } from '@/lib/inbox/chat/live';
import { defineEvents } from '@/lib/platform/http/define-events';

export const GET = defineEvents({
  summary: 'Server-sent events of the live chat: `changed` {id} when a conversation should be read again.',
  audience: operators('chat.answer', 'none'),
  listener: ({ operator }) => `operator:${operator.id}`,
  open: (_, send) => onChatChange((id) => send('changed', { id: id ?? null })),
  isAlive: ({ db, sessionId }) => sessionMay(db, sessionId, 'chat.answer'),
});

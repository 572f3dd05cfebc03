import { operators } from '@/lib/backoffice/audience';
import { getChat } from '@/lib/inbox/chat/queries';
import { chatIdInput, officeChatOutput } from '@/lib/inbox/chat/schema';
import { toWireOfficeChat } from '@/lib/inbox/chat/wire';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Returns one conversation of the live chat with its last messages.',
  audience: operators('chat.answer', 'none'),
  input: chatIdInput,
  output: officeChatOutput,
  refusals: [notFound()],
  run: async ({ ctx: { db }, input: { id } }) => toWireOfficeChat(await getChat(db, id)),
});

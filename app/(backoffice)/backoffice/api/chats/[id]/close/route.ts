import { operators } from '@/lib/backoffice/audience';
import { closeChat } from '@/lib/backoffice/chat/commands';
import { chatClosed } from '@/lib/inbox/chat/errors';
import { chatDoneOutput, chatIdInput } from '@/lib/inbox/chat/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Closes a conversation of the live chat.',
  audience: operators('chat.answer'),
  input: chatIdInput,
  output: chatDoneOutput,
  refusals: [notFound(), chatClosed()],
  run: ({ ctx, input }) => closeChat(ctx, input.id),
});

import { operators } from '@/lib/backoffice/audience';
import { claimChat } from '@/lib/backoffice/chat/commands';
import { chatClosed, chatTaken } from '@/lib/inbox/chat/errors';
import { chatDoneOutput, chatIdInput } from '@/lib/inbox/chat/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Takes a conversation of the live chat.',
  audience: operators('chat.answer'),
  input: chatIdInput,
  output: chatDoneOutput,
  refusals: [notFound(), chatClosed(), chatTaken()],
  run: ({ ctx, input }) => claimChat(ctx, input.id),
});

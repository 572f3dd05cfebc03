import { operators } from '@/lib/backoffice/audience';
import { transferChat } from '@/lib/backoffice/chat/commands';
import { chatClosed } from '@/lib/inbox/chat/errors';
import { chatDoneOutput, transferInput } from '@/lib/inbox/chat/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Gives a conversation of the live chat to another operator.',
  audience: operators('chat.answer'),
  input: transferInput,
  output: chatDoneOutput,
  refusals: [notFound(), chatClosed()],
  run: ({ ctx, input }) => transferChat(ctx, input.id, input.operatorId),
});

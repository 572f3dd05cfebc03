import { operators } from '@/lib/backoffice/audience';
import { answerChat } from '@/lib/backoffice/chat/commands';
import { chatClosed, chatTaken } from '@/lib/inbox/chat/errors';
import { chatDoneOutput, officeMessageInput } from '@/lib/inbox/chat/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Answers in a conversation of the live chat; one that nobody has is taken.',
  audience: operators('chat.answer'),
  input: officeMessageInput,
  output: chatDoneOutput,
  refusals: [notFound(), chatClosed(), chatTaken()],
  run: ({ ctx, input }) => answerChat(ctx, input),
});

import { operators } from '@/lib/backoffice/audience';
import { removeChatMessage } from '@/lib/backoffice/chat/commands';

import { chatDoneOutput, removeMessageInput } from '@/lib/inbox/chat/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Deletes the text of a message of the live chat.',
  audience: operators('chat.answer'),
  input: removeMessageInput,
  output: chatDoneOutput,
  refusals: [notFound()],
  run: ({ ctx, input }) => removeChatMessage(ctx, input.id, input.messageId),
});

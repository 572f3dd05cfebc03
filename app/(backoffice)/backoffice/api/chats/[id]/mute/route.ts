import { operators } from '@/lib/backoffice/audience';
import { muteChat } from '@/lib/backoffice/chat/commands';

import { chatDoneOutput, muteInput } from '@/lib/inbox/chat/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Mutes the person of a conversation for some minutes; 0 lifts it.',
  audience: operators('chat.answer'),
  input: muteInput,
  output: chatDoneOutput,
  refusals: [notFound()],
  run: ({ ctx, input }) => muteChat(ctx, input.id, input.minutes),
});

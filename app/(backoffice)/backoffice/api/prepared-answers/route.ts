import { operators } from '@/lib/backoffice/audience';
import { addPreparedAnswer } from '@/lib/backoffice/prepared-answers/commands';
import { newPreparedAnswerInput, savedPreparedAnswerOutput } from '@/lib/inbox/prepared-answers/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Stores a prepared answer to chats and feedback.',
  audience: operators('chat.answer'),
  input: newPreparedAnswerInput,
  output: savedPreparedAnswerOutput,
  run: ({ ctx, input }) => addPreparedAnswer(ctx, input),
});

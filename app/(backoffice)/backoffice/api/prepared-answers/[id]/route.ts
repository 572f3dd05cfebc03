import { operators } from '@/lib/backoffice/audience';
import { changePreparedAnswer } from '@/lib/backoffice/prepared-answers/commands';
import { preparedAnswerChanged } from '@/lib/inbox/prepared-answers/commands';
import { preparedAnswerInput, savedPreparedAnswerOutput } from '@/lib/inbox/prepared-answers/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Changes a prepared answer.',
  audience: operators('chat.answer'),
  input: preparedAnswerInput,
  output: savedPreparedAnswerOutput,
  refusals: [notFound(), preparedAnswerChanged()],
  run: ({ ctx, input }) => changePreparedAnswer(ctx, input),
});

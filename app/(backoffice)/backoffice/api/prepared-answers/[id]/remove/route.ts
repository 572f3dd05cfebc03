import { operators } from '@/lib/backoffice/audience';
import { removePreparedAnswer } from '@/lib/backoffice/prepared-answers/commands';
import { preparedAnswerIdInput } from '@/lib/inbox/prepared-answers/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const POST = defineRoute({
  summary: 'Deletes a prepared answer.',
  audience: operators('chat.answer'),
  input: preparedAnswerIdInput,
  output: z.object({ id: z.string() }),
  refusals: [notFound()],
  run: ({ ctx, input: { id } }) => removePreparedAnswer(ctx, id),
});

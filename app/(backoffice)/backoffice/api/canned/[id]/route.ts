import { operators } from '@/lib/backoffice/audience';
import { changeCanned } from '@/lib/backoffice/canned/commands';
import { cannedChanged } from '@/lib/inbox/canned/commands';
import { cannedInput, savedCannedOutput } from '@/lib/inbox/canned/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Changes a prepared answer.',
  audience: operators('chat.answer'),
  input: cannedInput,
  output: savedCannedOutput,
  refusals: [notFound(), cannedChanged()],
  run: ({ ctx, input }) => changeCanned(ctx, input),
});

import { operators } from '@/lib/backoffice/audience';
import { removeCanned } from '@/lib/backoffice/canned/commands';
import { cannedIdInput } from '@/lib/inbox/canned/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const POST = defineRoute({
  summary: 'Deletes a prepared answer.',
  audience: operators('chat.answer'),
  input: cannedIdInput,
  output: z.object({ id: z.string() }),
  refusals: [notFound()],
  run: ({ ctx, input: { id } }) => removeCanned(ctx, id),
});

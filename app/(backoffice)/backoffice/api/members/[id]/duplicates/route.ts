import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { markDuplicate } from '@/lib/backoffice/members/records';
import { duplicateInput } from '@/lib/backoffice/members/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Marks two members as duplicates of one another; nothing is merged.',
  audience: operators('members.write'),
  input: duplicateInput,
  output: z.object({}),
  refusals: [notFound()],
  run: ({ ctx, input }) => markDuplicate(ctx, input),
});

import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { endDuplicate } from '@/lib/backoffice/members/records';
import { endDuplicateInput } from '@/lib/backoffice/members/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Takes the mark of duplicates from two members.',
  audience: operators('members.write'),
  input: endDuplicateInput,
  output: z.object({}),
  refusals: [notFound()],
  run: ({ ctx, input }) => endDuplicate(ctx, input),
});

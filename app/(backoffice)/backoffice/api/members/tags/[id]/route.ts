import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { changeTag } from '@/lib/backoffice/members/records';
import { changedTagInput } from '@/lib/backoffice/members/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Changes the name and the colour of a tag.',
  audience: operators('members.write'),
  input: changedTagInput,
  output: z.object({ id: z.string() }),
  refusals: [notFound()],
  run: ({ ctx, input }) => changeTag(ctx, input),
});

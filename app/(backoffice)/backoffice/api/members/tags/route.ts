import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { createTag } from '@/lib/backoffice/members/records';
import { newTagInput } from '@/lib/backoffice/members/schema';
import { tooManyTags } from '@/lib/backoffice/members/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Adds a tag to the list of tags.',
  audience: operators('members.write'),
  input: newTagInput,
  output: z.object({ id: z.string() }),
  refusals: [tooManyTags(100)],
  run: ({ ctx, input }) => createTag(ctx, input),
});

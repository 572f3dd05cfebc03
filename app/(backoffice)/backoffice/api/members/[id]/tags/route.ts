import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { setMemberTags } from '@/lib/backoffice/members/records';
import { memberTagsInput } from '@/lib/backoffice/members/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sets the tags of a member.',
  audience: operators('members.write'),
  input: memberTagsInput,
  output: z.object({}),
  refusals: [notFound()],
  run: ({ ctx, input }) => setMemberTags(ctx, input),
});

import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { deleteTag } from '@/lib/backoffice/members/records';
import { idInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Deletes a tag and takes it from all members.',
  audience: operators('members.write'),
  input: idInput,
  output: z.object({}),
  refusals: [notFound()],
  run: ({ ctx, input }) => deleteTag(ctx, input.id),
});

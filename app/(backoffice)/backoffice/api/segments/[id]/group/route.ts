import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { idInput } from '@/lib/backoffice/schema';
import { fillGroup } from '@/lib/backoffice/segments/commands';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Adds the members whom a segment describes now to a member group; members of the group stay in it.',
  audience: operators('members.write'),
  input: idInput.extend({ groupId: idInput.shape.id }),
  output: z.object({ added: z.number() }),
  refusals: [notFound()],
  run: ({ ctx, input: { id, groupId } }) => fillGroup(ctx, id, groupId),
});

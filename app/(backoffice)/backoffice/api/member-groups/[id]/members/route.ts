import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { addToGroup } from '@/lib/backoffice/channels/commands';
import { idInput } from '@/lib/backoffice/schema';
import { groupMembersInput } from '@/lib/cashier/groups/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Adds members to a group by their account names; returns the names that nobody has.',
  audience: operators('members.write'),
  input: idInput.extend(groupMembersInput.shape),
  output: z.object({ added: z.number(), unknown: z.array(z.string()) }),
  refusals: [notFound()],
  run: ({ ctx, input }) => addToGroup(ctx, input.id, input.accounts),
});

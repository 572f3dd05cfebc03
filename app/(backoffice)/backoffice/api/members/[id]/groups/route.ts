import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { setMemberGroups } from '@/lib/backoffice/channels/commands';
import { idInput } from '@/lib/backoffice/schema';
import { memberGroupsInput } from '@/lib/cashier/groups/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sets the groups of a member.',
  audience: operators('members.write'),
  input: idInput.extend(memberGroupsInput.shape),
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await setMemberGroups(ctx, input.id, input.groupIds);
    return {};
  },
});

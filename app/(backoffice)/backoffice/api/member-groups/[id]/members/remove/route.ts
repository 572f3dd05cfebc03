import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { removeFromGroup } from '@/lib/backoffice/channels/commands';
import { idInput } from '@/lib/backoffice/schema';
import { rowId } from '@/lib/cashier/fields';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Takes a member out of a group.',
  audience: operators('members.write'),
  input: idInput.extend({ memberId: rowId }),
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await removeFromGroup(ctx, input.id, input.memberId);
    return {};
  },
});

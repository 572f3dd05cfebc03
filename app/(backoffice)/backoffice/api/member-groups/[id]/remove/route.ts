import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { deleteGroup } from '@/lib/backoffice/channels/commands';
import { idInput } from '@/lib/backoffice/schema';
import { groupInUse } from '@/lib/cashier/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Deletes a member group that no payment channel is limited to.',
  audience: operators('cashier.channels'),
  input: idInput,
  output: z.object({}),
  refusals: [notFound(), groupInUse()],
  async run({ ctx, input }) {
    await deleteGroup(ctx, input.id);
    return {};
  },
});

import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { renameGroup } from '@/lib/backoffice/channels/commands';
import { idInput } from '@/lib/backoffice/schema';
import { groupInput } from '@/lib/cashier/groups/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Renames a member group.',
  audience: operators('cashier.channels'),
  input: idInput.extend(groupInput.shape),
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await renameGroup(ctx, input.id, input.name);
    return {};
  },
});

import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { createGroup } from '@/lib/backoffice/channels/commands';
import { groupInput } from '@/lib/cashier/groups/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a member group.',
  audience: operators('cashier.channels'),
  input: groupInput,
  output: z.object({ id: z.string() }),
  run: ({ ctx, input }) => createGroup(ctx, input.name),
});

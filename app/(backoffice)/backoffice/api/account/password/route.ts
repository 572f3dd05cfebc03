import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { ownPasswordInput } from '@/lib/backoffice/operators/schema';
import { changeOwnPassword } from '@/lib/backoffice/passwords/commands';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Changes the operator’s own password and ends their other sessions.',
  audience: operators(),
  input: ownPasswordInput,
  output: z.object({}),
  async run({ ctx, input }) {
    await changeOwnPassword(ctx, input);
    return {};
  },
});

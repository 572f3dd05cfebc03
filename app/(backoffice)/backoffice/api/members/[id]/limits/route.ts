import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { setMemberLimit } from '@/lib/backoffice/protection/commands';
import { memberLimitInput } from '@/lib/backoffice/protection/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sets a limit for a member, at once; null removes the limit of the operators.',
  audience: operators('protection.write'),
  input: memberLimitInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await setMemberLimit(ctx, input);
    return {};
  },
});

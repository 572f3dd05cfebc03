import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { excludeMember } from '@/lib/backoffice/protection/commands';
import { memberExclusionInput } from '@/lib/backoffice/protection/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { exclusionNotLonger } from '@/lib/protection/errors';

export const POST = defineRoute({
  summary: 'Excludes a member from play, at once.',
  audience: operators('protection.write'),
  input: memberExclusionInput,
  output: z.object({}),
  refusals: [notFound(), exclusionNotLonger()],
  async run({ ctx, input }) {
    await excludeMember(ctx, input);
    return {};
  },
});

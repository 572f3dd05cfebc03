import { z } from 'zod';
import { flag } from '@/lib/content/queries';
import { visitors } from '@/lib/identity/audience';
import { loginAnswer } from '@/lib/identity/login/answer';
import { loginValue } from '@/lib/identity/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { startTrial } from '@/lib/identity/trial/commands';
import { forbidden } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Free play: a trial account with play money, logged in.',
  audience: visitors,
  input: z.object({
    os: z.string('INVALID').max(60, 'INVALID').optional(),
    platform: z.literal('W', 'INVALID').default('W'),
  }),
  output: loginValue,
  async run({ ctx, request, ip, headers }) {
    if (!(await flag(ctx.db, 'hasFreePlay', true))) throw forbidden();
    const origin = requestOrigin(request, ip, headers);
    return loginAnswer(await startTrial(ctx.db, origin, ctx.before), headers);
  },
});

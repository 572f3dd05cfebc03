import { z } from 'zod';
import { flag } from '@/lib/content/queries';
import { visitors } from '@/lib/identity/audience';
import { toLoginResponse } from '@/lib/identity/login/response';
import { loginValue } from '@/lib/identity/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { startTrial } from '@/lib/identity/trial/commands';
import { forbidden } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a trial account with play money and logs it in (free play).',
  audience: visitors,
  input: z.object({
    os: z.string('INVALID').max(60, 'INVALID').optional(),
    platform: z.literal('W', 'INVALID').default('W'),
  }),
  output: loginValue,
  async run({ ctx, request, ip, headers }) {
    if (!(await flag(ctx.db, 'hasFreePlay', true))) throw forbidden();
    const origin = requestOrigin(request, ip, headers);
    return toLoginResponse(await startTrial(ctx.db, origin, ctx.previousSession), headers);
  },
});

import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { sendExtraCode } from '@/lib/identity/extra/commands';
import { extraCodeRequest } from '@/lib/identity/extra/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sends the code for the extra verification of a login.',
  audience: visitors,
  input: extraCodeRequest,
  output: z.object({ expiredMinutes: z.number() }),
  run: ({ ctx, input, request, ip, headers }) =>
    sendExtraCode(ctx.db, input, requestOrigin(request, ip, headers)),
});

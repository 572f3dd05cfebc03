import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { resetByPhone } from '@/lib/identity/recovery/commands';
import { phoneResetInput } from '@/lib/identity/recovery/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    "Sets a new password with a code that was sent to the bound number. All of the member's sessions end.",
  audience: visitors,
  encrypted: true,
  input: phoneResetInput,
  output: z.object({ mobileNum: z.string() }),
  run: ({ ctx, input, request, ip, headers, language }) =>
    resetByPhone(ctx.db, input, requestOrigin(request, ip, headers), language),
});

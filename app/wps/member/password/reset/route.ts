import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { resetByLink } from '@/lib/identity/recovery/commands';
import { resetInput } from '@/lib/identity/recovery/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: "Sets a new password with the token of a reset link. All of the member's sessions end.",
  audience: visitors,
  encrypted: true,
  input: resetInput,
  output: z.object({}),
  async run({ ctx, input, request, ip, headers, language }) {
    await resetByLink(ctx.db, input, requestOrigin(request, ip, headers), language);
    return {};
  },
});

import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { requestResetLink } from '@/lib/identity/recovery/commands';
import { resetLinkInput } from '@/lib/identity/recovery/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Sends a reset link if the name and the address belong together. The response is the same if they do not.',
  audience: visitors,
  body: 'form',
  input: resetLinkInput,
  output: z.object({}),
  async run({ ctx, input, request, ip, headers, language }) {
    await requestResetLink(ctx.db, input, requestOrigin(request, ip, headers), language);
    return {};
  },
});

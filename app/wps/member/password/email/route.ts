import { z } from 'zod';
import { visitors } from '@/lib/identity/audience';
import { askResetLink } from '@/lib/identity/recovery/commands';
import { resetLinkInput } from '@/lib/identity/recovery/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Sends a link that sets a new password, where the name and the address belong together; answers alike where not.',
  audience: visitors,
  body: 'form',
  input: resetLinkInput,
  output: z.object({}),
  async run({ ctx, input, request, ip, headers, language }) {
    await askResetLink(ctx.db, input, requestOrigin(request, ip, headers), language);
    return {};
  },
});

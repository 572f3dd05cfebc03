import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { changePaymentPassword } from '@/lib/identity/passwords/commands';
import { paymentPasswordChange } from '@/lib/identity/passwords/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sets or changes the payment password. Needs the login password.',
  audience: members,
  input: paymentPasswordChange,
  output: z.object({}),
  async run({ ctx, input, request, ip, headers }) {
    await changePaymentPassword(ctx.db, ctx.session, input, requestOrigin(request, ip, headers));
    return {};
  },
});

import { visitors } from '@/lib/identity/audience';
import { askLoginCode } from '@/lib/identity/mobile/commands';
import { loginSmsInput, smsValue } from '@/lib/identity/mobile/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sends a code by SMS to whoever is not logged in: to log in with, or to set a new password with.',
  audience: visitors,
  input: loginSmsInput,
  output: smsValue,
  run: ({ ctx, input, request, ip, headers, language }) =>
    askLoginCode(ctx.db, input, requestOrigin(request, ip, headers), language),
});

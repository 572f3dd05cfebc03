import { visitors } from '@/lib/identity/audience';
import { sendLoginCode } from '@/lib/identity/mobile/commands';
import { loginSmsInput, smsValue } from '@/lib/identity/mobile/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sends an SMS code to a visitor, for a login or for a new password.',
  audience: visitors,
  input: loginSmsInput,
  output: smsValue,
  run: ({ ctx, input, request, ip, headers, language }) =>
    sendLoginCode(ctx.db, input, requestOrigin(request, ip, headers), language),
});

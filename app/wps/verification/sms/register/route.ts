import { visitors } from '@/lib/identity/audience';
import { sendRegistrationCode } from '@/lib/identity/mobile/commands';
import { smsInput, smsValue } from '@/lib/identity/mobile/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sends an SMS code for the registration of a mobile number.',
  audience: visitors,
  input: smsInput,
  output: smsValue,
  run: ({ ctx, input, request, ip, headers, language }) =>
    sendRegistrationCode(ctx.db, input, requestOrigin(request, ip, headers), language),
});

import { visitors } from '@/lib/identity/audience';
import { askRegistrationCode } from '@/lib/identity/mobile/commands';
import { smsInput, smsValue } from '@/lib/identity/mobile/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sends a code by SMS to register a mobile number with.',
  audience: visitors,
  input: smsInput,
  output: smsValue,
  run: ({ ctx, input, request, ip, headers, language }) =>
    askRegistrationCode(ctx.db, input, requestOrigin(request, ip, headers), language),
});

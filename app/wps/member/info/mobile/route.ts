import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { sendMobileBindingCode } from '@/lib/identity/binding/commands';
import { mobileBindInput } from '@/lib/identity/binding/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sends a code to a mobile number that is to be bound. Needs the login password.',
  audience: members,
  encrypted: true,
  input: mobileBindInput,
  output: z.object({ expiredMinutes: z.number() }),
  run: ({ ctx, input, request, ip, headers, language }) =>
    sendMobileBindingCode(ctx.db, ctx.session, input, requestOrigin(request, ip, headers), language),
});

import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { sendEmailBindingCode } from '@/lib/identity/binding/commands';
import { emailBindInput } from '@/lib/identity/binding/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sends a code to an email address that is to be bound. Needs the login password.',
  audience: members,
  encrypted: true,
  input: emailBindInput,
  output: z.object({ expiredMinutes: z.number() }),
  run: ({ ctx, input, request, ip, headers, language }) =>
    sendEmailBindingCode(ctx.db, ctx.session, input, requestOrigin(request, ip, headers), language),
});

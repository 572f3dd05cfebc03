import { visitors } from '@/lib/identity/audience';
import { answerExtra } from '@/lib/identity/extra/commands';
import { extraAnswer } from '@/lib/identity/extra/schema';
import { loginAnswer } from '@/lib/identity/login/answer';
import { openFor } from '@/lib/identity/login/commands';
import { loginValue } from '@/lib/identity/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Finishes a login from a new address with one proof more: five tries in ten minutes.',
  audience: visitors,
  encrypted: true,
  input: extraAnswer,
  output: loginValue,
  async run({ ctx, input, request, ip, headers }) {
    const origin = requestOrigin(request, ip, headers);
    const { member, ...entry } = await answerExtra(ctx.db, input, origin);
    const loggedIn = await openFor(ctx.db, member, origin, { ...entry, before: ctx.before });
    return loginAnswer(loggedIn, headers);
  },
});

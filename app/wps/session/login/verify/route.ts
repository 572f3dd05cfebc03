import { visitors } from '@/lib/identity/audience';
import { verifyExtraAnswer } from '@/lib/identity/extra/commands';
import { extraAnswer } from '@/lib/identity/extra/schema';
import { toLoginResponse } from '@/lib/identity/login/response';
import { createLoginSession } from '@/lib/identity/login/commands';
import { loginValue } from '@/lib/identity/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Completes a login from a new place with the extra verification: five tries in ten minutes.',
  audience: visitors,
  encrypted: true,
  input: extraAnswer,
  output: loginValue,
  async run({ ctx, input, request, ip, headers }) {
    const origin = requestOrigin(request, ip, headers);
    const { member, ...entry } = await verifyExtraAnswer(ctx.db, input, origin);
    const loggedIn = await createLoginSession(ctx.db, member, origin, {
      ...entry,
      previousSession: ctx.previousSession,
    });
    return toLoginResponse(loggedIn, headers);
  },
});

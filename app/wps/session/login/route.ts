import { visitors } from '@/lib/identity/audience';
import { toLoginResponse } from '@/lib/identity/login/response';
import { logIn } from '@/lib/identity/login/commands';
import { loginInput } from '@/lib/identity/login/schema';
import { logInBySms } from '@/lib/identity/login/sms';
import { loginValue } from '@/lib/identity/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Logs in with a username and a password, or with a mobile number and a code.',
  audience: visitors,
  encrypted: true,
  input: loginInput,
  output: loginValue,
  async run({ ctx, input, request, ip, headers }) {
    const origin = requestOrigin(request, ip, headers);
    const logInByMethod = input.type === 'sms' ? logInBySms : logIn;
    return toLoginResponse(await logInByMethod(ctx.db, input, origin, ctx.previousSession), headers);
  },
});

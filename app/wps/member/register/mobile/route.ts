import { visitors } from '@/lib/identity/audience';
import { toLoginResponse } from '@/lib/identity/login/response';
import { registerByMobile } from '@/lib/identity/registration/commands';
import { registrationInput } from '@/lib/identity/registration/schema';
import { loginValue } from '@/lib/identity/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const PUT = defineRoute({
  summary: 'Registers a member by mobile number and logs the member in.',
  audience: visitors,
  encrypted: true,
  input: registrationInput,
  output: loginValue,
  async run({ ctx, input, request, ip, headers }) {
    const origin = requestOrigin(request, ip, headers);
    return toLoginResponse(await registerByMobile(ctx.db, input, origin, ctx.previousSession), headers);
  },
});

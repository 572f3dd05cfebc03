import { visitors } from '@/lib/identity/audience';
import { toLoginResponse } from '@/lib/identity/login/response';
import { logInByPasskey } from '@/lib/identity/passkeys/commands';
import { passkeySite } from '@/lib/identity/passkeys/challenges';
import { passkeyLogin } from '@/lib/identity/passkeys/schema';
import { loginValue } from '@/lib/identity/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Logs in with a passkey.',
  audience: visitors,
  input: passkeyLogin,
  output: loginValue,
  async run({ ctx, input, request, ip, headers }) {
    const site = passkeySite(request);
    const origin = requestOrigin(request, ip, headers);
    return toLoginResponse(await logInByPasskey(ctx.db, input, site, origin, ctx.previousSession), headers);
  },
});

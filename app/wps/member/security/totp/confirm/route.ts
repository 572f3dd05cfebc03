import { members } from '@/lib/identity/audience';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { confirmTotp } from '@/lib/identity/totp/commands';
import { recoveryCodes, totpCode } from '@/lib/identity/totp/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Turns the authenticator app on with a first code. Returns the recovery codes, this once.',
  audience: members,
  input: totpCode,
  output: recoveryCodes,
  async run({ ctx: { db, session }, input, request, ip, headers }) {
    const origin = requestOrigin(request, ip, headers);
    return { recoveryCodes: await confirmTotp(db, session, input.code, origin) };
  },
});

import { members } from '@/lib/identity/audience';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { renewRecoveryCodes } from '@/lib/identity/totp/commands';
import { ownerInput, recoveryCodes } from '@/lib/identity/totp/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates ten new recovery codes and returns them, this once. The old ones become invalid.',
  audience: members,
  input: ownerInput,
  output: recoveryCodes,
  async run({ ctx: { db, session }, input, request, ip, headers }) {
    const origin = requestOrigin(request, ip, headers);
    return { recoveryCodes: await renewRecoveryCodes(db, session, input.password, origin) };
  },
});

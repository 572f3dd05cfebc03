import { members } from '@/lib/identity/audience';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { renewRecoveryCodes } from '@/lib/identity/totp/commands';
import { ownerInput, recoveryCodes } from '@/lib/identity/totp/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Ten new recovery codes, this once; the old ones are worth nothing from then on.',
  audience: members,
  input: ownerInput,
  output: recoveryCodes,
  async run({ ctx: { db, session }, input, request, ip, headers }) {
    const origin = requestOrigin(request, ip, headers);
    return { recoveryCodes: await renewRecoveryCodes(db, session, input.password, origin) };
  },
});

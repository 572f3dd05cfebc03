import { members } from '@/lib/identity/audience';
import { startPasskeyRegistration } from '@/lib/identity/passkeys/commands';
import { passkeySite } from '@/lib/identity/passkeys/challenges';
import { ceremonyOptions, passkeyBegin } from '@/lib/identity/passkeys/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Returns the options with which a browser creates a passkey.',
  audience: members,
  input: passkeyBegin,
  output: ceremonyOptions,
  async run({ ctx: { db, session }, input, request, ip, headers }) {
    const origin = requestOrigin(request, ip, headers);
    return {
      options: await startPasskeyRegistration(db, session, input.password, passkeySite(request), origin),
    };
  },
});

import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { addPasskey } from '@/lib/identity/passkeys/commands';
import { passkeySite } from '@/lib/identity/passkeys/challenges';
import { passkeyNew } from '@/lib/identity/passkeys/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Stores the passkey that the browser has created.',
  audience: members,
  input: passkeyNew,
  output: z.object({}),
  async run({ ctx: { db, session }, input, request, ip, headers }) {
    await addPasskey(db, session, input, passkeySite(request), requestOrigin(request, ip, headers));
    return {};
  },
});

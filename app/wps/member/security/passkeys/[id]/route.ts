import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { deletePasskey } from '@/lib/identity/passkeys/commands';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { ownerInput } from '@/lib/identity/totp/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const DELETE = defineRoute({
  summary: 'Deletes a passkey.',
  audience: members,
  input: ownerInput.extend({
    id: z
      .string()
      .regex(/^\d{1,18}$/, 'INVALID')
      .transform(BigInt),
  }),
  output: z.object({}),
  async run({ ctx: { db, session }, input, request, ip, headers }) {
    await deletePasskey(db, session, input, requestOrigin(request, ip, headers));
    return {};
  },
});

import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { beginTotp, disableTotp } from '@/lib/identity/totp/commands';
import { ownerInput, totpOffer } from '@/lib/identity/totp/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Begins the setup of an authenticator app. Returns its secret, this once.',
  audience: members,
  input: ownerInput,
  output: totpOffer,
  run: ({ ctx: { db, session }, input }) => beginTotp(db, session, input.password),
});

export const DELETE = defineRoute({
  summary: 'Turns the authenticator app off.',
  audience: members,
  input: ownerInput,
  output: z.object({}),
  async run({ ctx: { db, session }, input, request, ip, headers }) {
    await disableTotp(db, session, input.password, requestOrigin(request, ip, headers));
    return {};
  },
});

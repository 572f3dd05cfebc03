import { visitors } from '@/lib/identity/audience';
import { toLoginResponse } from '@/lib/identity/login/response';
import { registerBySocial } from '@/lib/identity/registration/commands';
import { registrationInput } from '@/lib/identity/registration/schema';
import { loginValue } from '@/lib/identity/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { socialGone, socialTaken } from '@/lib/identity/social/errors';
import { journeyOf, clearedJourneyCookie } from '@/lib/identity/social/journey';
import { assertOffered } from '@/lib/identity/social/policy';
import { defineRoute } from '@/lib/platform/http/define-route';

export const PUT = defineRoute({
  summary:
    'Registers a member whom Google or Facebook has just confirmed in this browser, and logs the member in.',
  audience: visitors,
  encrypted: true,
  input: registrationInput,
  output: loginValue,
  refusals: [socialGone(), socialTaken()],
  async run({ ctx, input, request, ip, headers }) {
    const journey = await journeyOf(request);
    if (journey?.step !== 'register') throw socialGone();
    const identity = { ...journey.identity, email: journey.identity.email };
    await assertOffered(ctx.db, identity.provider);
    const origin = requestOrigin(request, ip, headers);
    const loggedIn = await registerBySocial(ctx.db, input, identity, origin, ctx.previousSession);
    headers.append('set-cookie', clearedJourneyCookie());
    return toLoginResponse(loggedIn, headers);
  },
});

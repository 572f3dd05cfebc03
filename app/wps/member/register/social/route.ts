import { visitors } from '@/lib/identity/audience';
import { loginAnswer } from '@/lib/identity/login/answer';
import { registerBySocial } from '@/lib/identity/registration/commands';
import { registrationInput } from '@/lib/identity/registration/schema';
import { loginValue } from '@/lib/identity/schema';
import { requestOrigin } from '@/lib/identity/sessions/request';
import { socialGone, socialTaken } from '@/lib/identity/social/errors';
import { journeyOf, noJourneyCookie } from '@/lib/identity/social/journey';
import { demandOffered } from '@/lib/identity/social/policy';
import { defineRoute } from '@/lib/platform/http/define-route';

export const PUT = defineRoute({
  summary: 'Registers whoever Google or Facebook has just vouched for in this browser, and logs them in.',
  audience: visitors,
  encrypted: true,
  input: registrationInput,
  output: loginValue,
  refusals: [socialGone(), socialTaken()],
  async run({ ctx, input, request, ip, headers }) {
    const journey = await journeyOf(request);
    if (journey?.step !== 'register') throw socialGone();
    const { email, ...vouched } = journey.identity;
    await demandOffered(ctx.db, vouched.provider);
    const origin = requestOrigin(request, ip, headers);
    const loggedIn = await registerBySocial(ctx.db, input, { ...vouched, email }, origin, ctx.before);
    headers.append('set-cookie', noJourneyCookie());
    return loginAnswer(loggedIn, headers);
  },
});

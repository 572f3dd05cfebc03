import { z } from 'zod';
import { backOfficeLogin } from '@/lib/backoffice/audience';
import { startPasskeyStep } from '@/lib/backoffice/login/commands';
import { loginChallengeOf } from '@/lib/backoffice/login/cookies';
import { challengeGone } from '@/lib/backoffice/operators/errors';
import { passkeySite } from '@/lib/identity/passkeys/challenges';
import { ceremonyOptions } from '@/lib/identity/passkeys/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Returns the options with which the browser uses a passkey as the second factor of a login.',
  audience: backOfficeLogin,
  input: z.object({}),
  output: ceremonyOptions,
  refusals: [challengeGone()],
  async run({ ctx, request }) {
    const challenge = await loginChallengeOf(request);
    return { options: await startPasskeyStep(ctx.db, challenge, passkeySite(request)) };
  },
});

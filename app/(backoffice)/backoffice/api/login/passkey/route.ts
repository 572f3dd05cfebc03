import { backOfficeLogin } from '@/lib/backoffice/audience';
import { logInByPasskeyStep } from '@/lib/backoffice/login/commands';
import { answerLogin, loginChallengeOf, loginOrigin } from '@/lib/backoffice/login/cookies';
import { challengeGone } from '@/lib/backoffice/operators/errors';
import { loginOutput, loginPasskeyInput } from '@/lib/backoffice/operators/schema';
import { passkeyFailed, passkeySite } from '@/lib/identity/passkeys/challenges';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Completes the login of an operator with a passkey.',
  audience: backOfficeLogin,
  input: loginPasskeyInput,
  output: loginOutput,
  refusals: [challengeGone(), passkeyFailed(undefined)],
  async run({ ctx, input: { response }, request, ip, headers }) {
    const challenge = await loginChallengeOf(request);
    const answer = { challenge, response };
    const result = await logInByPasskeyStep(ctx.db, answer, passkeySite(request), loginOrigin(request, ip));
    return answerLogin(headers, result);
  },
});

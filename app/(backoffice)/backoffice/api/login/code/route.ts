import { backOfficeLogin } from '@/lib/backoffice/audience';
import { logInByCode } from '@/lib/backoffice/login/commands';
import { answerLogin, loginChallengeOf, loginOrigin } from '@/lib/backoffice/login/cookies';
import { challengeGone } from '@/lib/backoffice/operators/errors';
import { loginCodeInput, loginOutput } from '@/lib/backoffice/operators/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Completes the login of an operator with a code of the authenticator app or a recovery code.',
  audience: backOfficeLogin,
  input: loginCodeInput,
  output: loginOutput,
  refusals: [challengeGone()],
  async run({ ctx, input: { code }, request, ip, headers }) {
    const challenge = await loginChallengeOf(request);
    return answerLogin(headers, await logInByCode(ctx.db, { challenge, code }, loginOrigin(request, ip)));
  },
});

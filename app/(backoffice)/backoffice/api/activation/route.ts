import { backOfficeLogin } from '@/lib/backoffice/audience';
import { activateOperator } from '@/lib/backoffice/login/commands';
import { answerLogin, loginOrigin } from '@/lib/backoffice/login/cookies';
import { countActivationCall } from '@/lib/backoffice/login/throttle';
import { activationGone } from '@/lib/backoffice/operators/errors';
import { activationInput, loginOutput } from '@/lib/backoffice/operators/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Uses an activation link: sets the name and the password of the operator, once, and logs in.',
  audience: backOfficeLogin,
  input: activationInput,
  output: loginOutput,
  refusals: [activationGone()],
  async run({ ctx, input, request, ip, headers }) {
    await countActivationCall(ip);
    return answerLogin(headers, await activateOperator(ctx.db, input, loginOrigin(request, ip), ctx.host));
  },
});

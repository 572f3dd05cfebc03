import { backOfficeLogin } from '@/lib/backoffice/audience';
import { logInOperator } from '@/lib/backoffice/login/commands';
import { answerLogin, loginOrigin } from '@/lib/backoffice/login/cookies';
import { loginOutput } from '@/lib/backoffice/operators/schema';
import { loginInput } from '@/lib/backoffice/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Logs an operator in to the back office, or asks for the second factor.',
  audience: backOfficeLogin,
  input: loginInput,
  output: loginOutput,
  async run({ ctx, input, request, ip, headers }) {
    return answerLogin(headers, await logInOperator(ctx.db, input, loginOrigin(request, ip), ctx.host));
  },
});

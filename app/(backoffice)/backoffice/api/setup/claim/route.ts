import { backOfficeLogin } from '@/lib/backoffice/audience';
import { logInOperator } from '@/lib/backoffice/login/commands';
import { answerLogin, loginOrigin } from '@/lib/backoffice/login/cookies';
import { loginOutput } from '@/lib/backoffice/operators/schema';
import { becomeOwner } from '@/lib/backoffice/setup/commands';
import { setupDone, setupToken } from '@/lib/backoffice/setup/errors';
import { ownerInput } from '@/lib/backoffice/setup/schema';
import { tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates the first operator of a new site with its one-time token, and logs them in.',
  audience: backOfficeLogin,
  input: ownerInput,
  output: loginOutput,
  refusals: [setupToken(), setupDone(), tooManyRequests(60)],
  async run({ ctx, input, request, ip, headers }) {
    await becomeOwner(ctx.db, input, ip);
    const { account, password } = input;
    const login = await logInOperator(ctx.db, { account, password }, loginOrigin(request, ip), ctx.host);
    return answerLogin(headers, login);
  },
});

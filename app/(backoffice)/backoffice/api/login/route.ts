import { z } from 'zod';
import { backOfficeLogin } from '@/lib/backoffice/audience';
import { OPERATOR_COOKIE } from '@/lib/backoffice/constants';
import { logInOperator } from '@/lib/backoffice/operators/commands';
import { loginInput } from '@/lib/backoffice/schema';
import { sealedCookie } from '@/lib/identity/sessions/cookie';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Logs an operator in to the back office.',
  audience: backOfficeLogin,
  input: loginInput,
  output: z.object({}),
  async run({ ctx, input, request, ip, headers }) {
    const userAgent = request.headers.get('user-agent') ?? '';
    const cookies = request.headers.get('cookie');
    const entry = await logInOperator(ctx.db, input, { ip, userAgent, cookies });
    headers.append('set-cookie', await sealedCookie(OPERATOR_COOKIE, entry.token, undefined));
    headers.append('set-cookie', entry.deviceCookie);
    return {};
  },
});

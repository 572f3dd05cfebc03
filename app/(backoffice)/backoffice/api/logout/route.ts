import { z } from 'zod';
import { operatorsSettingUp } from '@/lib/backoffice/audience';
import { OPERATOR_COOKIE } from '@/lib/backoffice/constants';
import { logOutOperator } from '@/lib/backoffice/sessions/commands';
import { setCookie } from '@/lib/identity/sessions/cookie';
import { defineRoute } from '@/lib/platform/http/define-route';

export const DELETE = defineRoute({
  summary: 'Ends the operator’s session on the server.',
  audience: operatorsSettingUp,
  input: z.object({}),
  output: z.object({}),
  async run({ ctx, headers }) {
    await logOutOperator(ctx);
    headers.append('set-cookie', setCookie(OPERATOR_COOKIE, '', 0));
    return {};
  },
});

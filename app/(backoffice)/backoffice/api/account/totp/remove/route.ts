import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { removeOperatorTotp } from '@/lib/backoffice/factors/commands';
import { ownPasswordConfirmInput } from '@/lib/backoffice/operators/schema';
import { AppError } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Stops using the operator’s authenticator app.',
  audience: operators(),
  input: ownPasswordConfirmInput,
  output: z.object({}),
  refusals: [new AppError('TOTP_NOT_BEGUN', 409)],
  async run({ ctx, input: { password } }) {
    await removeOperatorTotp(ctx, password);
    return {};
  },
});

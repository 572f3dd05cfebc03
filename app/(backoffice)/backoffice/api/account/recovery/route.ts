import { operators } from '@/lib/backoffice/audience';
import { renewOperatorRecoveryCodes } from '@/lib/backoffice/factors/commands';
import { ownPasswordConfirmInput, recoveryCodesOutput } from '@/lib/backoffice/operators/schema';
import { AppError } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates new recovery codes for the operator; the former ones stop working.',
  audience: operators(),
  input: ownPasswordConfirmInput,
  output: recoveryCodesOutput,
  refusals: [new AppError('NO_SECOND_FACTOR', 409)],
  async run({ ctx, input: { password } }) {
    return { recoveryCodes: await renewOperatorRecoveryCodes(ctx, password) };
  },
});

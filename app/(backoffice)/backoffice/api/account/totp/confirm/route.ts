import { operatorsSettingUp } from '@/lib/backoffice/audience';
import { confirmOperatorTotp } from '@/lib/backoffice/factors/commands';
import { recoveryCodesOutput, totpCodeInput } from '@/lib/backoffice/operators/schema';
import { AppError } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Takes the operator’s authenticator app into use with a first code; returns recovery codes with the first factor.',
  audience: operatorsSettingUp,
  input: totpCodeInput,
  output: recoveryCodesOutput,
  refusals: [new AppError('TOTP_NOT_BEGUN', 409), new AppError('TOTP_IS_ON', 409)],
  async run({ ctx, input: { code } }) {
    return { recoveryCodes: await confirmOperatorTotp(ctx, code) };
  },
});

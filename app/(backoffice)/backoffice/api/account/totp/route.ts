import { operatorsSettingUp } from '@/lib/backoffice/audience';
import { beginOperatorTotp } from '@/lib/backoffice/factors/commands';
import { ownPasswordConfirmInput, totpOfferOutput } from '@/lib/backoffice/operators/schema';
import { AppError } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates the secret of an authenticator app for the operator and returns it once.',
  audience: operatorsSettingUp,
  input: ownPasswordConfirmInput,
  output: totpOfferOutput,
  refusals: [new AppError('TOTP_IS_ON', 409)],
  run: ({ ctx, input: { password } }) => beginOperatorTotp(ctx, password),
});

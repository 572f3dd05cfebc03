import { operatorsSettingUp } from '@/lib/backoffice/audience';
import { startOperatorPasskey } from '@/lib/backoffice/factors/commands';
import { ownPasswordConfirmInput } from '@/lib/backoffice/operators/schema';
import { passkeySite } from '@/lib/identity/passkeys/challenges';
import { ceremonyOptions } from '@/lib/identity/passkeys/schema';
import { AppError } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Returns the options with which the operator’s browser creates a passkey.',
  audience: operatorsSettingUp,
  input: ownPasswordConfirmInput,
  output: ceremonyOptions,
  refusals: [new AppError('PASSKEY_TOO_MANY', 409)],
  async run({ ctx, input: { password }, request }) {
    return { options: await startOperatorPasskey(ctx, password, passkeySite(request)) };
  },
});

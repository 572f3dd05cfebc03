import { operatorsSettingUp } from '@/lib/backoffice/audience';
import { addOperatorPasskey } from '@/lib/backoffice/factors/commands';
import { newPasskeyInput, recoveryCodesOutput } from '@/lib/backoffice/operators/schema';
import { passkeyFailed, passkeySite } from '@/lib/identity/passkeys/challenges';
import { AppError } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Stores a passkey of the operator; returns recovery codes with the first factor.',
  audience: operatorsSettingUp,
  input: newPasskeyInput,
  output: recoveryCodesOutput,
  refusals: [passkeyFailed(undefined), new AppError('PASSKEY_KNOWN', 409)],
  async run({ ctx, input, request }) {
    return { recoveryCodes: await addOperatorPasskey(ctx, input, passkeySite(request)) };
  },
});

import { backOfficeLogin } from '@/lib/backoffice/audience';
import { readActivation } from '@/lib/backoffice/login/commands';
import { countActivationCall } from '@/lib/backoffice/login/throttle';
import { activationGone } from '@/lib/backoffice/operators/errors';
import { activationCheckInput, activationCheckOutput } from '@/lib/backoffice/operators/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

/** A POST, so that the token of the link is in no address and no log. */
export const POST = defineRoute({
  summary: 'Returns for whom an activation link of the back office is.',
  audience: backOfficeLogin,
  input: activationCheckInput,
  output: activationCheckOutput,
  refusals: [activationGone()],
  async run({ ctx, input: { token }, ip }) {
    await countActivationCall(ip);
    const { endsAt, ...found } = await readActivation(ctx.db, token);
    return { ...found, endsAt: endsAt.toISOString() };
  },
});

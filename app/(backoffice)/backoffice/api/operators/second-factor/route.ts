import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { setSecondFactorChoice } from '@/lib/backoffice/operators/commands';
import { ownerOnly } from '@/lib/backoffice/operators/errors';
import { secondFactorInput } from '@/lib/backoffice/operators/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sets whom the back office asks for a second factor. Only an owner may.',
  audience: operators('operators.write'),
  input: secondFactorInput,
  output: z.object({}),
  refusals: [ownerOnly()],
  async run({ ctx, input: { value } }) {
    await setSecondFactorChoice(ctx, value);
    return {};
  },
});

import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { resetFactorsOfOperator } from '@/lib/backoffice/operators/commands';
import { lastOwner, notYourPermission, ownAccount, ownerOnly } from '@/lib/backoffice/operators/errors';
import { operatorReasonInput } from '@/lib/backoffice/operators/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Removes another operator’s second factors and ends their sessions. Only an owner may.',
  audience: operators('operators.write'),
  input: operatorReasonInput,
  output: z.object({}),
  refusals: [ownAccount(), ownerOnly(), notYourPermission([]), lastOwner(), notFound()],
  async run({ ctx, input }) {
    await resetFactorsOfOperator(ctx, input);
    return {};
  },
});

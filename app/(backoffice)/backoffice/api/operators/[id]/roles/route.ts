import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { setRolesOfOperator } from '@/lib/backoffice/operators/commands';
import { lastOwner, notYourPermission, ownAccount, ownerOnly } from '@/lib/backoffice/operators/errors';
import { operatorRolesInput } from '@/lib/backoffice/operators/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sets the roles and the further permissions of another operator.',
  audience: operators('operators.write'),
  input: operatorRolesInput,
  output: z.object({}),
  refusals: [ownAccount(), ownerOnly(), notYourPermission([]), lastOwner(), notFound()],
  async run({ ctx, input }) {
    await setRolesOfOperator(ctx, input);
    return {};
  },
});

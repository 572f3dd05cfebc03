import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { updateOperatorStatus } from '@/lib/backoffice/operators/commands';
import {
  lastOwner,
  notYourPermission,
  operatorState,
  ownAccount,
  ownerOnly,
} from '@/lib/backoffice/operators/errors';
import { operatorStatusInput } from '@/lib/backoffice/operators/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Disables another operator and ends their sessions, or enables them.',
  audience: operators('operators.write'),
  input: operatorStatusInput,
  output: z.object({}),
  refusals: [ownAccount(), ownerOnly(), notYourPermission([]), lastOwner(), notFound(), operatorState()],
  async run({ ctx, input }) {
    await updateOperatorStatus(ctx, input);
    return {};
  },
});

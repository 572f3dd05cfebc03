import { operators } from '@/lib/backoffice/audience';
import { resetOperator } from '@/lib/backoffice/operators/commands';
import {
  lastOwner,
  notYourPermission,
  operatorState,
  ownAccount,
  ownerOnly,
} from '@/lib/backoffice/operators/errors';
import { linkOutput, operatorResetInput } from '@/lib/backoffice/operators/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Takes away another operator’s password, ends their sessions, and returns an activation link, shown once.',
  audience: operators('operators.write'),
  input: operatorResetInput,
  output: linkOutput,
  refusals: [ownAccount(), ownerOnly(), notYourPermission([]), lastOwner(), notFound(), operatorState()],
  run: ({ ctx, input }) => resetOperator(ctx, input),
});

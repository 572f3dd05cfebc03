import { operators } from '@/lib/backoffice/audience';
import { inviteOperator } from '@/lib/backoffice/operators/commands';
import { notYourPermission, ownerOnly } from '@/lib/backoffice/operators/errors';
import { inviteInput, linkOutput } from '@/lib/backoffice/operators/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Invites an operator and returns the activation link, which is shown once and can be sent by email.',
  audience: operators('operators.write'),
  input: inviteInput,
  output: linkOutput,
  refusals: [ownerOnly(), notYourPermission([])],
  run: ({ ctx, input }) => inviteOperator(ctx, input),
});

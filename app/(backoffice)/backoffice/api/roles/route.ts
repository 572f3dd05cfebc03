import { operators } from '@/lib/backoffice/audience';
import { notYourPermission } from '@/lib/backoffice/operators/errors';
import { newRoleInput, roleOutput } from '@/lib/backoffice/operators/schema';
import { createRole } from '@/lib/backoffice/roles/commands';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a role with any set of permissions that the operator has.',
  audience: operators('operators.write'),
  input: newRoleInput,
  output: roleOutput,
  refusals: [notYourPermission([])],
  run: ({ ctx, input }) => createRole(ctx, input),
});

import { operators } from '@/lib/backoffice/audience';
import { notYourPermission, ownRole, roleChanged, shippedRole } from '@/lib/backoffice/operators/errors';
import { roleInput, roleOutput } from '@/lib/backoffice/operators/schema';
import { updateRole } from '@/lib/backoffice/roles/commands';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Changes a role, for all operators who have it.',
  audience: operators('operators.write'),
  input: roleInput,
  output: roleOutput,
  refusals: [ownRole(), notYourPermission([]), shippedRole(), roleChanged(), notFound()],
  run: ({ ctx, input }) => updateRole(ctx, input),
});

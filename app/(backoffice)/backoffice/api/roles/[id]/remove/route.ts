import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { notYourPermission, ownRole, roleInUse, shippedRole } from '@/lib/backoffice/operators/errors';
import { deleteRole } from '@/lib/backoffice/roles/commands';
import { idInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Deletes a role that no operator has.',
  audience: operators('operators.write'),
  input: idInput,
  output: z.object({}),
  refusals: [ownRole(), notYourPermission([]), shippedRole(), roleInUse(1), notFound()],
  async run({ ctx, input: { id } }) {
    await deleteRole(ctx, id);
    return {};
  },
});

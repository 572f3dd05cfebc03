import { z } from 'zod';
import { removePayee } from '@/lib/cashier/payees/commands';
import { idInput } from '@/lib/cashier/schema';
import { members } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const DELETE = defineRoute({
  summary: 'Deletes a payee.',
  audience: members,
  input: idInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx: { db, session }, input }) {
    await removePayee(db, session.memberId, input.id);
    return {};
  },
});

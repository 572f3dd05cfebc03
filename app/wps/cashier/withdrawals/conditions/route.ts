import { z } from 'zod';
import { members } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { conditionsOutput, toWireConditions } from '@/lib/rewards/withdrawals/wire';
import { withdrawalConditions } from '@/lib/rewards/withdrawals/queries';

export const GET = defineRoute({
  summary: 'What a withdrawal asks of the member first, and the bonus money that it would forfeit.',
  audience: members,
  input: z.object({}),
  output: conditionsOutput,
  run: async ({ ctx: { db, session } }) =>
    toWireConditions(await withdrawalConditions(db, session.memberId), session.currency),
});

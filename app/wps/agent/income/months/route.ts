import { statementMonths } from '@/lib/agents/reports/statement';
import { monthsValue, toWireMonths } from '@/lib/agents/reports/wire';
import { agents } from '@/lib/identity/audience';
import { defineRoute } from '@/lib/platform/http/define-route';
import { z } from 'zod';

export const GET = defineRoute({
  summary: 'The last months with bills of the agent, of each of which there is a statement.',
  audience: agents,
  input: z.object({}),
  output: monthsValue,
  run: async ({ ctx: { db, session } }) => toWireMonths(await statementMonths(db, session.memberId)),
});

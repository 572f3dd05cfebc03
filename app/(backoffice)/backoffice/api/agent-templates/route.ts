import { z } from 'zod';
import { saveTemplate } from '@/lib/backoffice/agent-contracts/commands';
import { templateInput } from '@/lib/backoffice/agent-contracts/schema';
import { operators } from '@/lib/backoffice/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Writes a template of a contract; a new one without an id. Agents may use it if it is shared.',
  audience: operators('agents.contracts'),
  input: templateInput,
  output: z.object({ id: z.string() }),
  refusals: [notFound()],
  run: async ({ ctx, input }) => ({ id: String((await saveTemplate(ctx, input)).id) }),
});

import { z } from 'zod';
import { removeTemplate } from '@/lib/backoffice/agent-contracts/commands';
import { operators } from '@/lib/backoffice/audience';
import { idInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Removes a template. Offers that were made with it keep their terms.',
  audience: operators('agents.contracts'),
  input: idInput,
  output: z.object({}),
  refusals: [notFound()],
  async run({ ctx, input }) {
    await removeTemplate(ctx, input.id);
    return {};
  },
});

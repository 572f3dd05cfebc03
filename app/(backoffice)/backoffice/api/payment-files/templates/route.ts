import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { updateTemplates } from '@/lib/backoffice/payment-files/commands';
import { templatesInput } from '@/lib/cashier/payment-files/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Replaces the templates of payment files; files that exist keep theirs.',
  audience: operators('cashier.channels'),
  input: templatesInput,
  output: z.object({}),
  async run({ ctx, input }) {
    await updateTemplates(ctx, input.templates);
    return {};
  },
});

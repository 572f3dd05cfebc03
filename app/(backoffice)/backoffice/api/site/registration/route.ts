import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { keepFieldRule } from '@/lib/backoffice/site/commands';
import { fieldRuleInput } from '@/lib/identity/registration/fields/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sets what registration asks of one field.',
  audience: operators('site.write'),
  input: fieldRuleInput,
  output: z.object({}),
  async run({ ctx, input }) {
    await keepFieldRule(ctx, input);
    return {};
  },
});

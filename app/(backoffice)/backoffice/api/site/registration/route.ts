import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { updateFieldRule } from '@/lib/backoffice/site/commands';
import { fieldRuleInput } from '@/lib/identity/registration/fields/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Sets the rule of one registration field.',
  audience: operators('site.write'),
  input: fieldRuleInput,
  output: z.object({}),
  async run({ ctx, input }) {
    await updateFieldRule(ctx, input);
    return {};
  },
});

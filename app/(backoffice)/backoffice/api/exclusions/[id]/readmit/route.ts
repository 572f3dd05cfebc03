import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { readmit } from '@/lib/backoffice/protection/commands';
import { exclusionDecisionInput } from '@/lib/backoffice/protection/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { readmissionTooEarly } from '@/lib/protection/errors';

export const POST = defineRoute({
  summary: 'Readmits a member after the period of a self-exclusion; it ends after the waiting time.',
  audience: operators('protection.write'),
  input: exclusionDecisionInput,
  output: z.object({}),
  refusals: [notFound(), readmissionTooEarly()],
  async run({ ctx, input }) {
    await readmit(ctx, input);
    return {};
  },
});

import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { verifySiteForOperator } from '@/lib/backoffice/verification/commands';
import { verificationOutput } from '@/lib/backoffice/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Checks every invariant of the ledger now and stores the result.',
  audience: operators('reports.read'),
  input: z.object({}),
  output: verificationOutput,
  async run({ ctx }) {
    const { passed, checks } = await verifySiteForOperator(ctx);
    return { passed, checks: checks.length, wrong: checks.filter((check) => check.wrong > 0).length };
  },
});

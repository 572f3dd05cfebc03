import { operators } from '@/lib/backoffice/audience';
import { reopenCase } from '@/lib/backoffice/risk/commands';
import { caseOutput } from '@/lib/backoffice/risk/schema';
import { idInput } from '@/lib/backoffice/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { caseOpen } from '@/lib/risk/errors';

export const POST = defineRoute({
  summary: 'Opens a closed risk case again.',
  audience: operators('risk.decide'),
  input: idInput,
  output: caseOutput,
  refusals: [notFound(), caseOpen()],
  async run({ ctx, input: { id } }) {
    await reopenCase(ctx, id);
    return { id: String(id) };
  },
});

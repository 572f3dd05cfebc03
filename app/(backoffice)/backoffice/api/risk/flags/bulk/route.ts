import { operators } from '@/lib/backoffice/audience';
import { decideFlags } from '@/lib/backoffice/risk/commands';
import { decideFlagsInput, decideFlagsOutput } from '@/lib/backoffice/risk/schema';
import { toWireRow } from '@/lib/backoffice/rows';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Decides on up to 100 risk flags, each in a transaction of its own; returns a result for each.',
  audience: operators('risk.decide'),
  input: decideFlagsInput,
  output: decideFlagsOutput,
  async run({ ctx, input, language }) {
    const results = await decideFlags(ctx, input);
    return { results: results.map((result) => toWireRow(result, language)) };
  },
});

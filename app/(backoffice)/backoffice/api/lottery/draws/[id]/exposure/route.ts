import { operators } from '@/lib/backoffice/audience';
import { loadExposure } from '@/lib/backoffice/lottery/exposure';
import { exposureInput, exposureOutput } from '@/lib/backoffice/lottery/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary:
    'Returns what a draw of the lottery costs at most: the fullest number of each play type, and the numbers of one.',
  audience: operators('lottery.read', 'none'),
  input: exposureInput,
  output: exposureOutput,
  refusals: [notFound()],
  run: ({ ctx, input: { id, currency, play }, language }) =>
    loadExposure(ctx.db, { id, currency, play }, language),
});

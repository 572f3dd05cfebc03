import { operators } from '@/lib/backoffice/audience';
import { limitedPreview } from '@/lib/backoffice/segments/previews';
import { tooManyRequests, tooSlow } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { previewSegment } from '@/lib/reporting/segments/queries';
import { segmentPreviewInput, segmentPreviewOutput } from '@/lib/reporting/segments/schema';

/** How many members a preview names. */
const SAMPLE = 10;

export const POST = defineRoute({
  summary: 'Returns how many members a rule describes now, and the newest of them.',
  audience: operators('inbox.send'),
  input: segmentPreviewInput,
  output: segmentPreviewOutput,
  refusals: [tooManyRequests(60), tooSlow()],
  async run({ ctx, input: { rule } }) {
    const { count, sample } = await limitedPreview(ctx, (tx) => previewSegment(tx, rule, SAMPLE));
    return { count, sample: sample.map(({ id, account }) => ({ id: String(id), account })) };
  },
});

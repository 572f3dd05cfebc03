import { operators } from '@/lib/backoffice/audience';
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
  async run({ ctx: { db }, input: { rule } }) {
    const { count, sample } = await previewSegment(db, rule, SAMPLE);
    return { count, sample: sample.map(({ id, account }) => ({ id: String(id), account })) };
  },
});

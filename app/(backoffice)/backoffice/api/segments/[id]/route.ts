import { operators } from '@/lib/backoffice/audience';
import { saveSegment } from '@/lib/backoffice/segments/commands';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';
import { segmentChanged } from '@/lib/reporting/segments/errors';
import { savedSegmentOutput, segmentInput } from '@/lib/reporting/segments/schema';

export const POST = defineRoute({
  summary: 'Changes a segment.',
  audience: operators('inbox.send'),
  input: segmentInput,
  output: savedSegmentOutput,
  refusals: [notFound(), segmentChanged()],
  run: ({ ctx, input }) => saveSegment(ctx, input),
});

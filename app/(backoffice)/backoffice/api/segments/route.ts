import { operators } from '@/lib/backoffice/audience';
import { saveNewSegment } from '@/lib/backoffice/segments/commands';
import { defineRoute } from '@/lib/platform/http/define-route';
import { newSegmentInput, savedSegmentOutput } from '@/lib/reporting/segments/schema';

export const POST = defineRoute({
  summary: 'Stores a segment of members: a name and a rule.',
  audience: operators('inbox.send'),
  input: newSegmentInput,
  output: savedSegmentOutput,
  run: ({ ctx, input }) => saveNewSegment(ctx, input),
});

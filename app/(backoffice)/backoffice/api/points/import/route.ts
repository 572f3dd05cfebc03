import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { importPoints } from '@/lib/backoffice/points/commands';
import { pointsImportInput } from '@/lib/backoffice/points/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Gives points to the members of a list, one a line: account, points. If the sum is above the threshold, another operator must approve it.',
  audience: operators('points.adjust'),
  input: pointsImportInput,
  output: submittedOutput,
  run: ({ ctx, input }) => importPoints(ctx, input),
});

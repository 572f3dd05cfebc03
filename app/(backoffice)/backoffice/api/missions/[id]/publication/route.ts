import { approvalPending } from '@/lib/backoffice/approvals/errors';
import { submittedOutput } from '@/lib/backoffice/approvals/schema';
import { operators } from '@/lib/backoffice/audience';
import { publishMission } from '@/lib/backoffice/missions/commands';
import { publicationInput } from '@/lib/backoffice/publications/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Publishes or unpublishes a mission; rewards that wait for their members stay. If it gives more than the threshold, another operator must approve its publication.',
  audience: operators('missions.write'),
  input: publicationInput,
  output: submittedOutput,
  refusals: [notFound(), changedMeanwhile(), approvalPending()],
  run: ({ ctx, input }) => publishMission(ctx, input),
});

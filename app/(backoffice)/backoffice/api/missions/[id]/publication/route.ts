import { operators } from '@/lib/backoffice/audience';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { publishMission } from '@/lib/backoffice/missions/commands';
import { publicationInput } from '@/lib/backoffice/missions/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Publishes or unpublishes a mission; rewards that wait for their members stay.',
  audience: operators('missions.write'),
  input: publicationInput,
  output: savedOutput,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => publishMission(ctx, input),
});

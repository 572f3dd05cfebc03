import { operators } from '@/lib/backoffice/audience';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { updateMission } from '@/lib/backoffice/missions/commands';
import { missionInput } from '@/lib/backoffice/missions/schema';
import { changedMeanwhile } from '@/lib/content/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Changes a mission; refused if `version` is not its current one. What members have done stays done.',
  audience: operators('missions.write'),
  input: missionInput,
  output: savedOutput,
  refusals: [notFound(), changedMeanwhile()],
  run: ({ ctx, input }) => updateMission(ctx, input),
});

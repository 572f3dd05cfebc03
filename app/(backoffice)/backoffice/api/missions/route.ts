import { operators } from '@/lib/backoffice/audience';
import { savedOutput } from '@/lib/backoffice/content/schema';
import { createMission } from '@/lib/backoffice/missions/commands';
import { newMissionInput } from '@/lib/backoffice/missions/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Creates a mission; members see it when it is published.',
  audience: operators('missions.write'),
  input: newMissionInput,
  output: savedOutput,
  run: ({ ctx, input }) => createMission(ctx, input),
});

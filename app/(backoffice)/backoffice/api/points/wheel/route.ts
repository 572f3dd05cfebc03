import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { changeWheel } from '@/lib/backoffice/points/commands';
import { newWheelInput } from '@/lib/backoffice/points/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Puts a new version of the lucky wheel in place of the current one. Earlier spins keep theirs.',
  audience: operators('points.write'),
  input: newWheelInput,
  output: z.object({ id: z.string() }),
  run: ({ ctx, input }) => changeWheel(ctx, input),
});

import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { addGoodCodes } from '@/lib/backoffice/points/commands';
import { codesInput } from '@/lib/backoffice/points/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Adds codes to a digital good, one a line. Codes that it has already are left out.',
  audience: operators('points.write'),
  input: codesInput,
  output: z.object({ added: z.number() }),
  maxBytes: 200_000,
  refusals: [notFound()],
  run: ({ ctx, input }) => addGoodCodes(ctx, input),
});

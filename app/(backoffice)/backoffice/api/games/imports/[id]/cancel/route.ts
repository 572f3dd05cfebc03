import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { cancelImport } from '@/lib/backoffice/games/commands';
import { importInput } from '@/lib/backoffice/games/schema';
import { importStateChanged } from '@/lib/catalogue/imports/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Stops an import after its current batch.',
  audience: operators('games.write'),
  input: importInput,
  output: z.object({}),
  refusals: [notFound(), importStateChanged()],
  run: ({ ctx, input }) => cancelImport(ctx, input.id),
});

import { z } from 'zod';
import { operators } from '@/lib/backoffice/audience';
import { startImport } from '@/lib/backoffice/games/commands';
import { importInput } from '@/lib/backoffice/games/schema';
import { importStateChanged } from '@/lib/catalogue/imports/errors';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Starts an import, or continues one that has stopped.',
  audience: operators('games.write'),
  input: importInput,
  output: z.object({}),
  refusals: [notFound(), importStateChanged()],
  run: ({ ctx, input }) => startImport(ctx, input.id),
});

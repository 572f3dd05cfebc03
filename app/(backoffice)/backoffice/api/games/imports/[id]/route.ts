import { operators } from '@/lib/backoffice/audience';
import { importProgress } from '@/lib/backoffice/games/loaders';
import { importInput, importProgressOutput } from '@/lib/backoffice/games/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'How far an import is.',
  audience: operators('games.write'),
  input: importInput,
  output: importProgressOutput,
  refusals: [notFound()],
  run: ({ ctx, input }) => importProgress(ctx.db, input.id),
});

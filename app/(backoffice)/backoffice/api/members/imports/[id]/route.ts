import { operators } from '@/lib/backoffice/audience';
import { importInput, importProgressOutput } from '@/lib/backoffice/games/schema';
import { importProgress } from '@/lib/backoffice/member-imports/loaders';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'How far an import of members is.',
  // The page repeats this call while the import runs.
  audience: operators('members.create', 'none'),
  input: importInput,
  output: importProgressOutput,
  refusals: [notFound()],
  run: ({ ctx, input }) => importProgress(ctx.db, input.id),
});

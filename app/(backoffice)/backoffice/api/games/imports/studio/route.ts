import { operators } from '@/lib/backoffice/audience';
import { checkStudioCatalogue } from '@/lib/backoffice/games/commands';
import { checkedOutput, studioSelectionInput } from '@/lib/backoffice/games/schema';
import { tooManyRequests } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Checks a part of the catalogue of our studio, as an import of it would be.',
  audience: operators('games.write'),
  input: studioSelectionInput,
  output: checkedOutput,
  refusals: [tooManyRequests(60)],
  run: ({ ctx, input }) => checkStudioCatalogue(ctx, input),
});

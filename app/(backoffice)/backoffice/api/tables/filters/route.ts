import { operators } from '@/lib/backoffice/audience';
import { saveFilter } from '@/lib/backoffice/tables/commands';
import { MAX_SAVED_FILTERS } from '@/lib/backoffice/tables/constants';
import { tooManyFilters } from '@/lib/backoffice/tables/errors';
import { savedFilterOutput, saveFilterInput } from '@/lib/backoffice/tables/schema';
import { forbidden } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Saves a filter of a table under a name, for the operator or for all who may read the table.',
  audience: operators(),
  input: saveFilterInput,
  output: savedFilterOutput,
  refusals: [forbidden(), tooManyFilters(MAX_SAVED_FILTERS)],
  run: ({ ctx, input }) => saveFilter(ctx, input),
});

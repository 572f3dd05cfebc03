import { operators } from '@/lib/backoffice/audience';
import { chooseColumns } from '@/lib/backoffice/tables/commands';
import { columnsInput, columnsOutput } from '@/lib/backoffice/tables/schema';
import { forbidden } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Stores which columns of a table the operator sees.',
  audience: operators(),
  input: columnsInput,
  output: columnsOutput,
  refusals: [forbidden()],
  run: async ({ ctx, input }) => ({ columns: await chooseColumns(ctx, input) }),
});

import { operators } from '@/lib/backoffice/audience';
import { importDrawResults } from '@/lib/backoffice/lottery/results';
import { importInput, importOutput } from '@/lib/backoffice/lottery/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary:
    'Enters the results of a list (CSV or JSON), each to be confirmed by another operator, or says what would become of it.',
  audience: operators('lottery.results'),
  input: importInput,
  output: importOutput,
  maxBytes: 2_000_000,
  run: ({ ctx, input, language }) => importDrawResults(ctx, input, language),
});

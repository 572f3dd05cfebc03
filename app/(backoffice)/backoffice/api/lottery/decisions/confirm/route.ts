import { operators } from '@/lib/backoffice/audience';
import { confirmDecisions } from '@/lib/backoffice/lottery/results';
import { decisionsInput, decisionsOutput } from '@/lib/backoffice/lottery/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Confirms several results of the lottery that other operators have entered, each on its own.',
  audience: operators('lottery.confirm'),
  input: decisionsInput,
  output: decisionsOutput,
  run: ({ ctx, input, language }) => confirmDecisions(ctx, input.ids, language),
});

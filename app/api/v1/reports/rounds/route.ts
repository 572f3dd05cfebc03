import { apiKeys } from '@/lib/backoffice/api-keys/audience';
import { readRounds } from '@/lib/backoffice/reporting-api/queries';
import { roundsInput, roundsOutput } from '@/lib/backoffice/reporting-api/schema';
import { defineRoute } from '@/lib/platform/http/define-route';

export const GET = defineRoute({
  summary: 'Settled rounds, newest first. A member is named by id.',
  audience: apiKeys('rounds'),
  input: roundsInput,
  output: roundsOutput,
  run: ({ ctx, input }) => readRounds(ctx.db, input),
});

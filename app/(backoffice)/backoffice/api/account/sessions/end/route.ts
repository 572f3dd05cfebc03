import { operators } from '@/lib/backoffice/audience';
import { sessionsEndInput, sessionsEndOutput } from '@/lib/backoffice/operators/schema';
import { endOwnSessions } from '@/lib/backoffice/sessions/commands';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Ends one session of the operator, or all but this one.',
  audience: operators(),
  input: sessionsEndInput,
  output: sessionsEndOutput,
  refusals: [notFound()],
  async run({ ctx, input: { session } }) {
    return { ended: await endOwnSessions(ctx, session) };
  },
});

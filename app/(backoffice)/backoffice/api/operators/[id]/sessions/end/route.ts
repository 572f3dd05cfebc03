import { operators } from '@/lib/backoffice/audience';
import { endSessionsOfOperator } from '@/lib/backoffice/operators/commands';
import { lastOwner, notYourPermission, ownAccount, ownerOnly } from '@/lib/backoffice/operators/errors';
import { operatorSessionsEndInput, sessionsEndOutput } from '@/lib/backoffice/operators/schema';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Ends one or all sessions of another operator.',
  audience: operators('operators.write'),
  input: operatorSessionsEndInput,
  output: sessionsEndOutput,
  refusals: [ownAccount(), ownerOnly(), notYourPermission([]), lastOwner(), notFound()],
  async run({ ctx, input: { id, session } }) {
    return { ended: await endSessionsOfOperator(ctx, id, session) };
  },
});

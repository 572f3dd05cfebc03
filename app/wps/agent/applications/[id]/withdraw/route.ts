import { withdrawApplication } from '@/lib/agents/applications/commands';
import { applicationDecided } from '@/lib/agents/applications/errors';
import { applicationValue, withdrawInput } from '@/lib/agents/applications/schema';
import { toWireApplication } from '@/lib/agents/applications/wire';
import { members } from '@/lib/identity/audience';
import { notFound } from '@/lib/platform/errors';
import { defineRoute } from '@/lib/platform/http/define-route';

export const POST = defineRoute({
  summary: 'Withdraws the member’s open application to become an agent. A withdrawn one stays as it is.',
  audience: members,
  input: withdrawInput,
  output: applicationValue,
  refusals: [notFound(), applicationDecided()],
  run: async ({ ctx: { db, session }, input }) =>
    toWireApplication(await withdrawApplication(db, session.memberId, input.id)),
});
